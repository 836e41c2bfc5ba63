city-san-francisco = San Francisco
city-san-francisco-about = Tranvías, ferris y turistas que recoger.
