/** Breads, flatbreads, pancakes and crackers. Columns: see food-row.ts. */
export const breads = `
fndds:51101000 | White bread | bread; sandwich bread; sliced bread | 267 9.43 49.2 3.59 2.3 5.34 450 | serving=56 slice=28 small=24 medium=28 large=43 piece=28
fndds:51101010 | Toast | white toast; toasted bread | 293 10.36 54.07 3.94 2.5 5.87 495 | serving=50 slice=25 small=22 medium=25 large=39 piece=25
fndds:51300110 | Wholewheat bread | brown bread | 254 12.3 43.1 3.55 6 4.41 430 | serving=72 slice=36 small=24 medium=36 large=43
fndds:51300120 | Wholewheat toast | brown toast | 279 13.52 47.36 3.9 6.6 4.85 473 | serving=66 slice=33 small=22 medium=33 large=39
usda:172684 | Rye bread | dark bread; black bread; rye toast; pumpernickel | 259 8.5 48.3 3.3 5.8 3.85 603 | serving=64 slice=32
usda:172675 | Sourdough bread | french bread; baguette; sourdough; ciabatta; sourdough toast | 272 10.75 51.88 2.42 2.2 4.62 602 | serving=64 whole=250 slice=48 piece=48 small=32 large=96
fndds:51121015 | Garlic bread | garlic baguette; cheesy garlic bread | 349 8.34 41.64 16.58 2.5 3.68 620 | serving=79 slice=79 piece=79 small=39 large=118
fndds:51150000 | Bread roll | roll; dinner roll; white roll; bun; burger bun | 279 9.77 50.12 3.91 1.8 7.28 494 | serving=43 whole=43 small=28 medium=43 large=52
fndds:51180010 | Bagel | plain bagel; toasted bagel | 264 10.56 52.38 1.32 1.6 8.43 422 | serving=105 whole=105 small=69 medium=105 large=131 piece=52
fndds:51186010 | English muffin | breakfast muffin; toasted english muffin | 227 8.87 44.17 1.69 3.5 3.53 425 | serving=58 whole=58 piece=29
usda:174987 | Croissant | butter croissant; crescent pastry | 406 8.2 45.8 21 2.6 11.26 467 | serving=57 whole=57 small=42 medium=57 large=67
fndds:51109100 | Pita bread | pita; arabic bread; khubz | 275 9.1 55.7 1.2 2.2 1.3 536 | serving=57 small=28 medium=57 large=85 piece=28
usda:171845 | Naan | naan bread; nan bread; garlic naan | 291 9.62 50.43 5.65 2.2 3.55 465 | serving=90 whole=90 piece=90 slice=44
usda:171844 | Chapati | roti; phulka; indian flatbread; flatbread | 297 11.25 46.36 7.45 4.9 2.72 409 | serving=45 whole=45 small=27 medium=40 large=68 piece=45
usda:174076 | Paratha | stuffed flatbread; aloo paratha; lachha paratha | 326 6.36 45.35 13.2 9.6 4.15 452 | serving=79 whole=79 piece=79
fndds:51807000 | Injera | ethiopian flatbread; teff flatbread | 93 2.55 19.39 0.68 2.8 1.03 226 | serving=127 whole=127 piece=60
fndds:52215100 | Corn tortilla | tortilla; maize tortilla | 218 5.7 44.64 2.85 6.3 0.88 45 | serving=56 small=18 medium=28 large=44
fndds:52215200 | Flour tortilla | wheat tortilla; tortilla wrap; plain wrap | 306 8.2 49.38 7.99 3.5 3.71 700 | serving=45 small=33 medium=45 large=71
fndds:52201000 | Cornbread | corn bread; corn muffin | 330 6.59 54.46 9.58 2.3 16.05 599 | serving=60 whole=60 piece=60 slice=60
fndds:52101000 | Scone-style biscuit | american biscuit; buttermilk biscuit | 370 7.08 42.82 18.92 2.5 3.88 979 | serving=45 whole=45
fndds:52105100 | Scone | plain scone; fruit scone | 382 6.67 48.07 18.35 1.2 13.4 446 | serving=70 whole=70 small=20
fndds:55101000 | Pancakes | american pancake; hotcake; griddle cake | 282 7.41 35.32 12.07 2.1 7.05 508 | serving=100 whole=50 small=20 medium=50 large=90
fndds:55401000 | Crepe | french pancake; thin pancake; blini | 224 8.85 22.02 11.29 0.6 4.48 278 | serving=130 whole=65
fndds:55201000 | Waffle | belgian waffle; plain waffle | 373 8.7 41.5 18.82 2.5 8.28 597 | serving=75 small=40 medium=75 large=125
fndds:55300010 | French toast | eggy bread; pain perdu | 273 10.36 32.34 11.38 1.2 10.08 302 | serving=130 whole=65 slice=65
fndds:52301000 | Muffin | blueberry muffin; chocolate muffin | 375 4.49 53 16.07 1.1 31.47 336 | serving=130 small=70 medium=130 large=180
fndds:54325000 | Saltine crackers | cracker; soda crackers; water biscuits; crispbread | 418 9.46 74.05 8.64 2.8 1.29 941 | serving=18 whole=3 piece=3 cup=50
fndds:54318500 | Rice cakes | puffed rice cake | 392 7.1 81.1 4.3 4.2 0.88 71 | serving=18 whole=9 piece=9
usda:172740 | Matzo | matzah; unleavened bread | 395 10 83.7 1.4 3 0.29 0 | serving=28 whole=28 piece=28
fndds:51185000 | Croutons | salad croutons | 465 10.8 63.5 18.3 5 4.41 1333 | serving=10 cup=40 handful=15 topping=10
fndds:51601020 | Multigrain bread | seeded bread; granary bread; mixed grain bread | 265 13.36 43.34 4.23 7.4 6.39 360 | serving=72 slice=36 small=24 medium=36 large=43
`;
