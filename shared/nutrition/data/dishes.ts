/** Prepared dishes, soups, salads, sandwiches and fast food in generic terms. Columns: see food-row.ts. */
export const dishes = `
fndds:58106210 | Cheese pizza | pizza; margherita pizza; plain pizza | 266 11.39 33.33 9.69 2.3 3.58 540 | serving=214 whole=700 slice=107 piece=107 small=400 medium=700 large=850
fndds:58106555 | Pepperoni pizza | salami pizza; meat pizza; sausage pizza | 282 11.74 31.98 11.91 2.3 3.26 620 | serving=222 whole=730 slice=111 piece=111 small=420 medium=730 large=890
fndds:58106736 | Supreme pizza | loaded pizza; meat and vegetable pizza; combination pizza; ham pizza | 222 11.43 23.67 9.16 1.9 2.94 452 | serving=250 whole=900 slice=129 piece=129
fndds:58108010 | Calzone | folded pizza; stromboli; meat calzone | 343 14.84 31.31 17.69 1.4 0.59 434 | serving=212 whole=424
fndds:27510155 | Cheeseburger | burger with cheese; double cheeseburger | 296 17.87 18.71 16.15 0.6 2.98 438 | serving=165 whole=165 small=110 large=220
fndds:27510521 | Hamburger | burger; beef burger; plain burger | 288 17.51 20.68 14.38 0.7 3 355 | serving=145 whole=145 small=100 large=215
fndds:41901010 | Veggie burger | vegetarian burger; bean burger; plant based burger; vegan burger | 224 12.96 30.82 5.2 3.5 3.94 534 | serving=160 whole=160
fndds:27540132 | Chicken burger | chicken sandwich; fried chicken sandwich; chicken fillet burger; crispy chicken burger | 281 12.17 27.48 13.46 1.7 3.07 571 | serving=150 whole=150 large=187
fndds:27550300 | Fish burger | fish sandwich; fish fillet burger | 252 15.27 22.85 10.95 0.8 3.08 537 | serving=151 whole=151
fndds:27564000 | Hot dog | hot dog sandwich; footlong hot dog | 296 10.85 23.73 17.37 0.8 3.92 681 | serving=102 whole=102
fndds:27560300 | Corn dog | battered hot dog | 250 8.57 26.96 12.02 1 7.54 668 | serving=88 whole=88
fndds:71401030 | French fries | fries; chunky chips; hot chips; potato fries; curly fries | 312 3.43 41.44 14.73 3.8 0.3 210 | serving=117 whole=5 small=85 medium=117 large=154 cup=60 handful=40 bag=117 bowl=117 piece=5
fndds:75415022 | Onion rings | fried onion rings; battered onion rings | 352 4.19 39.94 19.82 2.6 4.96 575 | serving=90 whole=10 piece=10
usda:170036 | Hash browns | rosti; fried grated potato | 265 3 35.11 12.52 3.2 1.49 342 | serving=110 whole=55 piece=55 cup=156
fndds:71701000 | Potato pancake | latke; potato fritter; reibekuchen; draniki | 196 4.47 20.64 10.8 2.2 1.11 402 | serving=140 whole=70
fndds:71305015 | Potato gratin | scalloped potatoes; dauphinoise potatoes; potato bake | 168 7.13 13.51 9.63 0.8 2.13 322 | serving=180 cup=250
fndds:14660200 | Mozzarella sticks | fried cheese sticks; breaded mozzarella | 325 14.75 25.14 18.33 2 2.36 861 | serving=132 whole=44 piece=44
fndds:27500050 | Sandwich | deli sandwich; toastie; panini; sub sandwich; cold cut sandwich | 287 12.75 33.83 12.03 1.9 8.88 542 | serving=175 whole=175 small=115 large=230
fndds:27520210 | Ham sandwich | ham roll; ham sub; ham and salad sandwich | 187 12.94 25.58 3.66 1.2 2.76 662 | serving=115 whole=115 large=175
fndds:14640100 | Grilled cheese sandwich | cheese toastie; grilled cheese; toasted cheese sandwich | 343 11.03 28.09 20.78 1.2 4.51 822 | serving=116 whole=116
fndds:14640000 | Cheese sandwich | cheese roll | 297 12.46 31.89 13.29 1.4 5.08 853 | serving=120 whole=120
fndds:27540010 | Turkey sandwich | turkey roll; turkey sub; turkey breast sandwich | 189 12.03 26.51 3.68 1.2 3.2 624 | serving=140 whole=140 large=184
fndds:27550720 | Tuna sandwich | tuna salad sandwich; tuna mayo sandwich; tuna roll; tuna melt | 218 9.86 18.33 11.76 1 3.16 429 | serving=180 whole=180
fndds:32203010 | Egg sandwich | egg salad sandwich; egg mayo sandwich | 260 9.98 17.07 16.62 0.8 2.45 402 | serving=180 whole=180
usda:170313 | BLT sandwich | bacon sandwich; blt; bacon lettuce and tomato sandwich | 205 10.06 26.66 6.41 1.6 3.61 354 | serving=148 whole=148
fndds:27540123 | Club sandwich | chicken club sandwich; triple decker sandwich | 222 15.08 23.09 7.48 1 2.62 769 | serving=250 whole=250
fndds:42302010 | Peanut butter and jelly sandwich | pbj; peanut butter sandwich; peanut butter and jam sandwich | 361 11.42 45.22 16.6 2.8 15 368 | serving=112 whole=112
fndds:34001530 | Breakfast sandwich | egg and bacon sandwich; egg biscuit; egg muffin sandwich; sausage egg muffin | 309 11.88 21.8 19.23 1.2 2 774 | serving=140 whole=140
fndds:27500300 | Wrap sandwich | wrap; turkey wrap; ham wrap | 232 12.77 23.3 9.4 1.5 2.42 792 | serving=180 whole=180
fndds:27540210 | Chicken wrap | crispy chicken wrap; chicken caesar wrap | 299 12.68 24.42 16.68 2 1.86 694 | serving=190 whole=190
fndds:58200250 | Vegetable wrap | salad wrap; vegetable sandwich | 160 5.42 19.71 6.55 1.8 3.33 528 | serving=165 whole=165
fndds:27516010 | Gyro | doner kebab; shawarma; doner; chicken shawarma | 184 11.24 18.78 6.76 1 1.74 323 | serving=250 whole=250
fndds:41901030 | Falafel sandwich | falafel wrap; falafel in pita | 265 6.22 27.04 14.76 2.5 2.98 359 | serving=215 whole=215
fndds:58102300 | Burrito | beef burrito; meat burrito; breakfast burrito; chicken burrito | 219 11.12 23.87 8.54 2.5 1.68 486 | serving=220 whole=220 small=150 large=330
fndds:58102610 | Bean burrito | bean and cheese burrito; vegetarian burrito | 196 8.1 29.49 5.16 4.9 1.69 449 | serving=190 whole=190 large=285
fndds:58102790 | Burrito bowl | chicken burrito bowl; taco bowl | 129 8.04 17.3 3.42 5.7 0.46 296 | serving=400 whole=400 bowl=400 cup=120
fndds:58102000 | Taco | beef taco; soft taco; chicken taco; hard shell taco; street taco | 246 15.31 15.62 13.56 2.2 0.33 367 | serving=210 whole=105 small=50 large=160
fndds:58102210 | Fish taco | shrimp taco; baja fish taco | 275 11.62 22.99 15.29 2.5 0.43 447 | serving=200 whole=100
fndds:58104700 | Quesadilla | cheese quesadilla; tortilla with melted cheese | 316 13.36 28.62 16.21 2 2.41 676 | serving=140 whole=140 slice=35 piece=35
usda:170765 | Chicken quesadilla | meat quesadilla; chicken and cheese quesadilla | 294 15.05 24.04 15.25 1.7 1.88 745 | serving=180 whole=180
fndds:58104105 | Nachos | nachos with cheese; loaded nachos; nacho plate | 265 7.6 23.85 15.85 1.7 0.39 488 | serving=250 plate=250 cup=135 piece=7
fndds:58102800 | Enchilada | beef enchilada; cheese enchilada; chicken enchilada | 178 10.03 14.64 9.02 2.3 0.79 459 | serving=300 whole=150
fndds:58105000 | Fajita | chicken fajita; beef fajita | 206 11.33 17.99 9.8 1.5 2.44 451 | serving=190 whole=95
fndds:58103100 | Tamale | pork tamale; tamal | 174 7.38 15.8 9.04 2.4 0.46 473 | serving=140 whole=140
fndds:27111406 | Chili con carne | chili; chilli beef; bean chili; turkey chili | 118 9.8 10.25 4.33 3 1.48 340 | serving=255 cup=255 bowl=350 plate=350
fndds:58116117 | Empanada | beef empanada; meat pasty; cornish pasty; meat turnover; meat pie | 333 12.09 27.45 19.2 1.6 2.1 459 | serving=130 whole=130 small=35
usda:168070 | Arepa | corn cake arepa; plain arepa | 219 5.48 37.14 5.38 2.6 0.87 270 | serving=98 whole=98
fndds:58105110 | Pupusa | pork pupusa | 232 11.51 23.02 10.43 2.6 1.45 426 | serving=130 whole=130
fndds:27151030 | Ceviche | fish ceviche; marinated raw fish; shrimp ceviche | 63 10.53 3.58 0.76 0.5 1.34 149 | serving=200 cup=250
usda:168064 | Rice and beans | gallo pinto; moros y cristianos; red beans and rice | 151 4.64 24.4 3.85 3.4 0.86 420 | serving=170 cup=146 plate=300 bowl=250
fndds:58163410 | Spanish rice | mexican rice; tomato rice; arroz rojo | 115 2.87 19.65 2.6 1.1 1.55 310 | serving=182 cup=243
fndds:58160540 | Jollof rice | jollof; west african tomato rice; party jollof | 107 2 19.41 2.18 0.9 0.87 198 | near serving=209 cup=209 plate=300 bowl=250
fndds:27360090 | Paella | seafood paella; valencian rice; chicken paella | 169 9.53 15.77 7.17 0.6 0.67 737 | serving=300 cup=240 plate=350
fndds:58150310 | Fried rice | egg fried rice; vegetable fried rice; chinese fried rice; nasi goreng; chicken fried rice | 174 3.84 32.5 3.19 1.1 0.62 361 | serving=198 cup=140 plate=300 bowl=250
fndds:58162310 | Rice pilaf | pilau rice; pulao; pilaf; plov | 137 3.29 24.08 3.03 0.4 0.48 414 | serving=155 cup=206 plate=300
fndds:27243100 | Chicken biryani | biryani; vegetable biryani; biriani | 104 7.15 13.55 2.38 1.1 1.88 161 | serving=245 cup=196 plate=350 bowl=300
fndds:27213010 | Meat biryani | lamb biryani; beef biryani; mutton biryani; goat biryani | 145 8.5 12.19 6.79 1 1.69 98 | serving=245 cup=196 plate=350
fndds:27146150 | Chicken curry | curry; chicken madras; curried chicken | 107 6.48 6.54 6.48 1.4 2.56 376 | serving=240 cup=240 bowl=300 plate=350
fndds:27116100 | Beef curry | lamb curry; meat curry; mutton curry; rogan josh; rendang | 113 7.57 6.53 6.57 1.4 2.56 359 | serving=240 cup=240 bowl=300
fndds:75440600 | Vegetable curry | vegan curry; potato curry; aloo gobi; cauliflower curry | 86 1.6 8.81 5.27 1.8 3.18 388 | serving=240 cup=240 bowl=300
fndds:27150320 | Fish curry | shrimp curry; seafood curry | 93 4.94 6.65 5.42 1.4 2.56 351 | serving=240 cup=240
fndds:41311030 | Chickpea curry | chana masala; chole; chickpea stew; chana | 111 3.68 12.33 5.65 3.4 3.21 383 | near serving=240 cup=240 bowl=300
fndds:72125310 | Palak paneer | saag paneer; spinach with paneer; saag | 101 5.42 4.28 7.02 0.9 1.89 242 | serving=200 cup=200
fndds:58124500 | Samosa | vegetable samosa; meat samosa; potato samosa | 310 5.14 33.16 17.47 1.8 1.28 388 | serving=100 whole=100 small=25 large=100
fndds:55702100 | Dosa | plain dosa; rice crepe dosa | 210 5.7 37.04 4.05 1.8 0.3 309 | serving=80 whole=80 small=35 large=155
fndds:58174100 | Masala dosa | filled dosa; potato dosa | 184 5.46 30.8 4.27 2.2 1.1 330 | serving=267 whole=267
fndds:55702000 | Idli | steamed rice cake idli; idly; rice idli | 128 6.36 24.98 0.35 5.8 1.85 252 | serving=76 whole=38
fndds:58137210 | Pad thai | thai fried noodles; phad thai; chicken pad thai | 154 8.13 14.36 7.5 1.2 4.06 384 | serving=300 cup=200 plate=350 bowl=300
fndds:58136110 | Chow mein | lo mein; stir fried noodles; fried noodles; chinese noodles; mee goreng; yakisoba | 121 4.77 20.16 2.35 1.3 2.63 430 | serving=300 cup=136 plate=350 bowl=300
fndds:58407034 | Ramen | ramen bowl; tonkotsu ramen; noodle bowl; ramen noodle soup; ramen soup | 127 7.13 13.95 4.57 0.9 0.42 333 | serving=500 cup=245 bowl=500
fndds:58407030 | Instant noodles | instant ramen; cup noodles; packet noodles; pot noodle | 66 1.53 9.04 2.64 0.4 0.3 282 | serving=440 cup=245 bowl=440 bag=440 pot=440
fndds:28310330 | Pho | beef pho; vietnamese noodle soup; pho soup; chicken pho | 77 5.81 5.6 3.33 0.4 0.46 365 | serving=500 cup=245 bowl=600
fndds:58400100 | Noodle soup | udon soup; laksa; beef noodle soup | 90 5.48 10.08 2.99 0.8 0.62 290 | serving=350 cup=245 bowl=450
fndds:41601070 | Miso soup | miso; tofu soup | 24 2.21 2.3 0.85 0.6 0.77 467 | serving=245 cup=245 bowl=245
fndds:58403040 | Chicken noodle soup | chicken vermicelli soup; chicken pasta soup | 53 3.84 6.21 1.4 0.7 0.81 248 | serving=245 cup=245 bowl=350 can=400
fndds:28340660 | Chicken soup | chicken and vegetable soup; chicken broth soup; chicken rice soup | 40 3.44 4.04 1.14 0.8 1.1 249 | serving=245 cup=245 bowl=350 can=400
fndds:74601010 | Tomato soup | cream of tomato soup; creamy tomato soup; roast tomato soup | 70 1.21 6.39 4.68 1 2.37 246 | serving=245 cup=255 bowl=350 can=400
fndds:75649110 | Vegetable soup | soup; mixed vegetable soup; carrot soup; pumpkin soup | 27 0.84 5.08 0.45 1 1.33 243 | serving=245 cup=245 bowl=350 can=400
fndds:41603010 | Lentil soup | dal soup; red lentil soup; bean soup; pea soup | 60 3.82 10.2 0.69 3.7 1.72 244 | serving=255 cup=255 bowl=350 can=400
fndds:75651000 | Minestrone | italian vegetable soup; minestrone soup | 40 1.71 7.3 0.5 1.5 1.04 241 | serving=245 cup=245 bowl=350
fndds:28355110 | Clam chowder | new england chowder; seafood chowder; fish chowder; chowder | 93 3.12 9.25 4.8 1 0.95 247 | serving=255 cup=255 bowl=350
fndds:75607060 | Mushroom soup | cream of mushroom soup; creamy mushroom soup | 74 2.1 5.7 4.76 1.2 1.74 242 | serving=255 cup=255 bowl=350
fndds:71801000 | Potato soup | potato and leek soup; creamy potato soup | 90 1.51 10.53 4.71 1.2 1.01 240 | serving=255 cup=255 bowl=350
fndds:75608100 | French onion soup | onion soup; gratinated onion soup | 108 5.45 11.84 4.47 1.1 2.49 378 | serving=245 cup=245 bowl=350
fndds:75601100 | Borscht | beetroot soup; beet soup; barszcz; borsch | 20 0.52 3.9 0.37 0.8 2.24 245 | serving=245 cup=245 bowl=350
fndds:58408010 | Wonton soup | dumpling soup; won ton soup | 33 2.39 2.95 1.31 0.3 0.74 370 | serving=245 cup=245 bowl=350
fndds:28340750 | Hot and sour soup | sour and spicy soup; tom yum; tom yum soup | 39 2.58 4.35 1.21 0.5 0.42 376 | serving=245 cup=245 bowl=350
fndds:28315150 | Pozole | hominy soup; posole | 43 3.38 4.59 1.23 0.9 0.98 248 | serving=245 cup=245 bowl=400
fndds:28340120 | Broth | bone broth; stock; bouillon; chicken broth; clear soup | 6 0.89 0.24 0.22 0 0.22 372 | liquid serving=240 cup=240 bowl=300
fndds:58112510 | Steamed dumplings | dumpling; gyoza; wonton; potsticker; dim sum; momo; jiaozi; mandu | 113 6.9 11.07 4.6 1.2 2.3 368 | serving=150 whole=25 piece=25
fndds:58111110 | Fried dumplings | fried wonton; fried gyoza; pan fried dumplings; fried potstickers | 192 8.76 14.05 11.13 1.5 2.92 467 | serving=150 whole=25 piece=25
fndds:58123110 | Bao bun | steamed bun; bao; baozi; pork bun | 273 11.17 39.78 7.58 1.2 5.86 354 | serving=100 whole=100 small=60
fndds:58110110 | Spring roll | egg roll; vegetable spring roll; fried spring roll; lumpia | 270 5.62 30.02 14.14 2.3 5.63 463 | serving=128 whole=64 small=13 piece=64
fndds:58151100 | Sushi rolls | sushi; maki; california roll; veggie sushi | 94 2.92 18.39 0.67 1 2.13 428 | serving=180 whole=180 piece=30 plate=240
fndds:58151200 | Salmon sushi roll | salmon maki; salmon roll | 103 6.88 15.3 1.28 0.7 0.92 350 | serving=180 whole=180 piece=30
fndds:58151220 | Tuna sushi roll | tuna maki; tuna sushi; spicy tuna roll | 97 7.4 15.3 0.26 0.7 0.92 342 | serving=180 whole=180 piece=30
fndds:58151420 | Nigiri | salmon nigiri; salmon sushi; nigiri sushi; tuna nigiri | 107 8.92 13.39 1.74 0.6 0.8 317 | serving=210 whole=35 piece=35
fndds:27145000 | Chicken teriyaki | glazed chicken teriyaki | 163 25.73 1.62 5.96 0 1.47 723 | serving=200 cup=244
fndds:27146350 | Orange chicken | chinese orange chicken; sesame chicken; lemon chicken | 262 14.46 22.46 12.68 0.8 13.6 553 | serving=189 cup=252 plate=250
fndds:27445150 | General tso chicken | sweet and sour chicken; crispy chilli chicken; gobi manchurian chicken | 295 12.9 23.99 16.36 0.9 11.6 435 | serving=180 cup=146 plate=250
usda:167676 | Kung pao chicken | gong bao chicken; cashew chicken; chicken stir fry with nuts | 129 9.76 6.87 6.98 1.5 3.03 402 | serving=200 cup=162 plate=300
fndds:27120060 | Sweet and sour pork | pork in sweet sour sauce | 260 8.88 25.5 13.6 1 10.3 304 | serving=200 cup=226
fndds:27415110 | Beef and broccoli | beef broccoli stir fry | 160 10.43 5.09 10.63 1.3 1.23 440 | serving=217 cup=217 plate=300
fndds:27416400 | Beef stir fry | beef and vegetable stir fry; stir fried beef; bulgogi with vegetables | 102 10.73 4.44 4.81 1 2.58 338 | serving=200 cup=162 plate=300
fndds:27442120 | Chicken stir fry | chicken and vegetable stir fry; stir fried chicken; chicken with vegetables | 119 7.16 6.43 7.45 0.9 0.9 368 | serving=252 cup=252 plate=300
fndds:58150100 | Bibimbap | korean rice bowl; dolsot bibimbap | 76 5.5 8.11 2.44 1.1 1.52 435 | serving=400 cup=162 bowl=400
fndds:75440200 | Vegetable tempura | tempura; vegetable fritters; pakora; onion bhaji; bhajia | 239 3.81 20.45 15.81 1.6 1.49 12 | serving=90 whole=30 piece=30 cup=63
fndds:56205101 | Congee | rice porridge; jook; arroz caldo; rice congee | 39 0.8 8.4 0.08 0.1 0.02 234 | serving=255 cup=255 bowl=350
fndds:58145110 | Macaroni and cheese | mac and cheese; cheesy pasta | 223 8.68 23.08 10.5 1.2 2.44 358 | serving=230 cup=230 bowl=300 plate=300
fndds:58130011 | Lasagna | meat lasagna; beef lasagna; lasagne al forno | 139 7.45 16.17 4.97 1.6 3.33 390 | serving=250 slice=232 piece=232 cup=250 plate=300
fndds:58130320 | Vegetable lasagna | vegetarian lasagna; spinach lasagna | 188 11.2 14.52 9.38 1.2 2.43 384 | serving=250 slice=241 piece=241
usda:167680 | Spaghetti bolognese | pasta with meat sauce; spaghetti with meat sauce; pasta bolognese; spaghetti and meatballs; spag bol | 121 5.79 16.4 3.59 1.6 1.82 230 | serving=300 cup=248 plate=350 bowl=300
fndds:58146222 | Pasta with tomato sauce | spaghetti with tomato sauce; pasta pomodoro; pasta marinara; pasta arrabbiata; pasta napoli | 106 3.69 19.88 1.2 1.8 2.94 202 | serving=250 cup=250 plate=350 bowl=300
fndds:58146381 | Pasta in cream sauce | fettuccine alfredo; pasta carbonara; creamy pasta; spaghetti carbonara; carbonara; pasta alfredo | 204 3.72 15.56 13.95 0.9 0.67 577 | serving=250 cup=250 plate=350 bowl=300
fndds:58131510 | Cheese ravioli | ravioli; spinach ravioli; ricotta ravioli | 173 7.39 21.73 6.25 0.7 0.22 646 | serving=200 cup=160 piece=15 plate=250 whole=15
fndds:58134680 | Tortellini | cheese tortellini; stuffed pasta; tortelloni | 236 10.38 36.15 5.56 1.5 0.73 156 | serving=200 cup=150 plate=250
fndds:58122220 | Gnocchi | potato gnocchi; potato dumplings | 135 2.44 17.2 6.33 1 0.99 279 | serving=188 cup=188 plate=250
fndds:58148120 | Pasta salad | macaroni salad; cold pasta salad; noodle salad | 215 5.18 22.54 11.44 1.3 1.79 197 | serving=136 cup=204 bowl=204
fndds:27212350 | Beef stroganoff | stroganoff with noodles; stroganoff | 129 7.76 8.99 6.8 0.7 1.01 316 | serving=320 cup=256 plate=350
fndds:27311410 | Beef stew | stew; goulash; meat stew; irish stew; lamb stew; beef casserole | 107 8.76 6.29 5.07 1.3 1.57 307 | serving=255 cup=255 bowl=350 plate=350
fndds:27347100 | Chicken pot pie | chicken pie; steak pie; pot pie; savoury pie | 255 9.24 23.95 13.54 2 3.33 375 | serving=250 whole=250 slice=210
fndds:27311510 | Shepherds pie | cottage pie; mince and mash bake; minced meat and potato pie | 123 7.64 8.72 6.3 1.5 1.88 264 | serving=250 slice=210 cup=200 plate=300
fndds:58125110 | Quiche | quiche lorraine; savoury tart; egg tart savoury | 387 15.5 12.12 30.63 0.7 1.91 570 | serving=192 slice=192 piece=192 whole=1536
fndds:58125180 | Cheese quiche | vegetable quiche; spinach quiche; vegetarian quiche | 365 11.91 13.74 29.23 0.8 2.21 361 | serving=192 slice=192 piece=192
usda:168062 | Chicken parmesan | chicken parmigiana; chicken parm; chicken parmo | 204 16.17 10.92 10.64 0.9 2.79 536 | serving=301 whole=301
fndds:58162110 | Stuffed pepper | stuffed bell pepper; rice stuffed pepper; filled pepper | 178 7.83 9.93 11.66 0.7 2.22 320 | serving=298 whole=298
fndds:27315250 | Cabbage rolls | stuffed cabbage; golabki; sarma; holubtsi | 114 8.3 8.83 5.06 1.3 3.45 338 | serving=206 whole=103
fndds:58161510 | Stuffed vine leaves | dolma; dolmades; stuffed grape leaves; warak enab | 168 2.28 13.88 11.95 3.1 2.78 166 | serving=168 whole=56
fndds:58121610 | Pierogi | pierogies; filled dumplings polish; vareniki; potato pierogi | 195 5.26 29.64 6.14 0.9 1.75 474 | serving=200 whole=40 piece=40
fndds:27410250 | Shish kebab | kebab; beef kebab; skewer; souvlaki; lamb kebab; chicken skewer | 122 14.8 5.06 4.88 0.8 2.37 208 | serving=202 whole=202
fndds:58124250 | Spanakopita | spinach pie; greek spinach pastry; borek; spinach and feta pastry | 212 8.27 10.35 15.15 1 0.64 392 | serving=120 whole=120 small=30 slice=120
fndds:58175110 | Tabbouleh | tabouli; parsley salad; bulgur salad | 127 1.64 9.65 9.66 1.8 1.34 495 | serving=80 cup=160
fndds:75146000 | Greek salad | salad with feta; horiatiki; village salad | 48 2.75 4.35 2.26 1.5 1.43 246 | serving=210 cup=105 bowl=250 whole=210
fndds:72116150 | Caesar salad | ceasar salad; caesar side salad | 77 4 7.49 3.41 1.8 1.23 238 | serving=160 cup=79 bowl=200 whole=160
fndds:27446360 | Chicken salad | chicken caesar salad; grilled chicken salad | 63 8.52 2.99 1.94 1 0.99 265 | serving=286 cup=90 whole=286 bowl=286
fndds:75148010 | Cobb salad | chef salad; american cobb salad | 93 11.32 2.65 4.33 1.2 1.1 159 | serving=250 cup=105 bowl=250 whole=250
fndds:74506000 | Tomato and cucumber salad | tomato salad; shirazi salad; israeli salad; kachumber; shopska salad | 122 0.52 6.35 10.18 0.6 5.04 212 | serving=159 cup=159 bowl=200
fndds:14670000 | Caprese salad | tomato and mozzarella salad; caprese; mozzarella and tomato | 139 7.17 3.86 10.87 0.8 2.32 209 | serving=160 cup=160
usda:175160 | Tuna salad | tuna mayonnaise | 187 16.04 9.41 9.26 0 - 402 | serving=120 cup=205 scoop=60
fndds:75141000 | Coleslaw | slaw; cabbage salad; cole slaw | 117 0.94 10.45 7.98 1.9 7.44 280 | serving=110 cup=220 tbsp=14 scoop=60
fndds:71603010 | Potato salad | kartoffelsalat; potato mayonnaise salad | 168 1.51 15.81 11.14 1.5 1.29 179 | serving=138 cup=275 scoop=70
fndds:51182010 | Stuffing | bread stuffing; sage and onion stuffing | 177 3.14 21.71 8.51 0.9 2.35 471 | serving=100 cup=200
fndds:71970200 | Fufu | cassava fufu; eba; pounded yam | 166 1.5 33.59 2.99 3.1 1.1 143 | near serving=240 cup=240 piece=120
fndds:27464000 | Gumbo | seafood gumbo; okra soup; okra stew | 83 8.54 4.03 3.68 0.9 1.83 433 | serving=244 cup=244 bowl=350
fndds:27363100 | Jambalaya | creole rice; sausage jambalaya | 161 13.76 8.65 7.97 0.7 0.94 379 | serving=305 cup=244 plate=350
fndds:32105200 | Egg foo young | chinese omelette; egg fu yung | 125 11.69 5.2 6.16 0.3 3.07 340 | serving=172 whole=86
fndds:75316050 | Ratatouille | provencal vegetables; vegetable stew; caponata | 67 1.09 5.77 4.73 1.9 3.39 151 | serving=215 cup=215
fndds:27520220 | Ham and cheese sandwich | ham and cheese toastie; ham and cheese sub; croque monsieur | 213 14.08 22.43 7.46 1 2.77 716 | serving=135 whole=135 large=205
fndds:27513010 | Roast beef sandwich | beef sandwich; roast beef sub | 194 13.87 25.76 3.64 1.2 2.9 645 | serving=115 whole=115 large=175
fndds:27514010 | Steak sandwich | steak sub; prego roll | 249 17.91 25.45 8.07 1.2 2.76 411 | serving=175 whole=175 small=115
fndds:27143000 | Butter chicken | chicken tikka masala; tikka masala; murgh makhani; chicken korma | 157 19.82 2.75 7.48 0 1.38 510 | near serving=240 cup=240 bowl=300 plate=350
fndds:41203030 | Bean salad | black bean salad; mixed bean salad | 94 3.08 12.61 3.85 3.4 3.53 350 | serving=116 cup=231 bowl=231
`;
