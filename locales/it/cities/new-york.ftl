city-new-york = New York
city-new-york-about = I taxi di Manhattan, e un punto per ogni attrazione turistica raggiunta.
