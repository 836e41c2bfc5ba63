city-san-francisco = San Francisco
city-san-francisco-about = Des tramways, des ferries et des touristes à emmener.
