/** Cakes, biscuits, desserts, sweets and savoury snacks. Columns: see food-row.ts. */
export const sweetsAndSnacks = `
fndds:53206000 | Chocolate chip cookie | cookie; chocolate biscuit; choc chip cookie | 492 5.1 65.36 24.72 2 32.9 311 | serving=60 whole=30 small=20 medium=30 large=45 piece=30
fndds:53233000 | Oatmeal cookie | oat biscuit; flapjack biscuit; oatmeal raisin cookie | 450 6.2 68.7 18.1 2.8 24.66 520 | serving=60 whole=30 small=20 large=45
fndds:53239000 | Shortbread | butter biscuit; shortbread biscuit; shortbread cookie | 514 5.37 63.78 26.22 1.3 21.65 353 | serving=40 whole=20 piece=20
fndds:53241500 | Plain biscuit | biscuit; digestive biscuit; tea biscuit; butter cookie; sugar cookie; rich tea | 464 5.35 67.34 19.55 1.3 27.31 385 | serving=30 whole=15 piece=15 small=10 large=30
fndds:53203500 | Biscotti | cantuccini; almond biscotti | 373 7.63 66.99 8.38 1.4 28.44 262 | serving=32 whole=32
fndds:53204010 | Brownie | chocolate brownie; fudge brownie | 405 4.8 63.9 16.3 2.1 36.61 286 | serving=50 whole=50 small=30 large=90 piece=50
fndds:53100100 | Cake | birthday cake; cupcake; iced cake; vanilla cake; fairy cake | 352 2.84 53.6 14.77 1 39.53 304 | serving=90 whole=90 slice=100 piece=100 small=65 large=175
fndds:53105275 | Chocolate cake | chocolate cupcake; chocolate sponge; chocolate muffin cake | 303 5.08 43.28 13.24 2.3 21.52 387 | serving=100 whole=65 slice=100 piece=100
fndds:53118100 | Sponge cake | victoria sponge; angel cake; plain sponge; pound cake | 290 5.4 61 2.7 0.5 36.66 623 | serving=65 slice=65 piece=65
fndds:53104500 | Cheesecake | new york cheesecake; baked cheesecake | 399 5.29 34.82 26.52 0.5 26.64 277 | serving=125 slice=125 piece=125
fndds:53301000 | Apple pie | pie; apple tart; fruit pie; cherry pie; apple crumble | 296 2.7 37.55 15.28 1.8 15.92 217 | serving=150 slice=150 piece=150 small=75 large=250
fndds:53347000 | Pumpkin pie | sweet potato pie; squash pie | 249 4.76 36.34 9.78 1.7 24.55 252 | serving=150 slice=150 piece=150
fndds:53440000 | Apple strudel | strudel; apfelstrudel | 281 1.96 37.18 14.08 0.8 21.1 132 | serving=125 slice=125 piece=125
fndds:53520000 | Doughnut | glazed doughnut; jam doughnut; ring doughnut | 426 5.52 49.52 22.86 1.8 23.51 378 | serving=75 whole=75 small=15
fndds:53510100 | Danish pastry | danish; pastry; sweet pastry; fruit pastry; pain au chocolat | 371 5.4 47.8 18.5 1.9 27.53 445 | serving=70 whole=70 small=56 large=142
usda:172754 | Cheese danish | cream cheese pastry; quark pastry | 374 8 37.2 21.9 1 6.95 417 | serving=71 whole=71
fndds:53520200 | Churros | fried dough sticks | 419 6.05 48.87 22.21 2.6 23.38 309 | serving=90 whole=45
fndds:53441110 | Baklava | baklawa; honey nut pastry | 440 6.58 37.55 29.34 2.5 12.8 311 | serving=80 whole=80 piece=80
fndds:13252600 | Tiramisu | coffee mascarpone cake | 353 5.65 29.44 23.86 0.6 18.7 173 | serving=125 piece=125 slice=125 cup=145
fndds:13210410 | Rice pudding | kheer; arroz con leche | 108 3.23 18.39 2.15 0.3 11.59 97 | serving=130 cup=260 bowl=200 pot=110
fndds:13200110 | Chocolate pudding | pudding; custard dessert chocolate; pudding cup | 142 2.09 23.01 4.6 0 17.17 152 | serving=130 cup=260 pot=110
fndds:13210300 | Custard | vanilla custard; creme anglaise; vanilla pudding | 97 5.08 10.97 3.64 0 10.89 84 | serving=130 cup=260
fndds:13210350 | Flan | creme caramel; caramel custard; creme brulee | 178 5.23 28.24 4.94 0 28.1 163 | serving=130 cup=260
fndds:13250000 | Chocolate mousse | mousse; mousse au chocolat | 212 4.2 16.23 15.12 0.6 15.1 34 | serving=85 cup=170 pot=85
fndds:91501010 | Gelatin dessert | jello; fruit gelatin; jelly dessert | 60 1.22 14.19 0 0 13.49 75 | serving=120 cup=240 pot=95
fndds:13110100 | Vanilla ice cream | ice cream; gelato; soft ice cream; strawberry ice cream | 207 3.5 23.6 11 0.7 21.22 80 | serving=132 cup=135 scoop=66 bowl=135 small=120 medium=240 large=360 tbsp=10
usda:168809 | Chocolate ice cream | chocolate gelato | 216 3.8 28.2 11 1.2 25.36 76 | serving=132 cup=132 scoop=66 bowl=132
fndds:13120740 | Ice cream cone | cone; cornet with ice cream | 229 3.75 28.47 11.13 0.9 22.19 97 | serving=125 whole=125
fndds:11459990 | Frozen yogurt | froyo; yogurt ice cream | 127 3 21.6 3.6 0 19.92 63 | serving=140 cup=175 scoop=80 small=160 medium=320
fndds:63430150 | Sorbet | fruit sorbet; lemon sorbet; water ice; sherbet | 110 0.79 27.12 0.05 0.5 25.78 13 | serving=130 cup=200 scoop=65
fndds:91611000 | Ice lolly | popsicle; fruit ice; ice pop | 79 0 19.23 0.24 0 13.66 7 | serving=50 whole=50
usda:167587 | Milk chocolate | chocolate; chocolate bar; candy bar; chocolate buttons | 535 7.65 59.4 29.66 3.4 51.5 79 | serving=44 bar=44 piece=8 slice=8 small=15 large=90 cup=168
usda:170273 | Dark chocolate | bitter chocolate; 70% chocolate; plain chocolate | 598 7.79 45.9 42.63 10.9 23.99 20 | serving=30 bar=100 piece=10 slice=10
fndds:91745010 | Gummy candy | gummy bears; wine gums; jelly sweets; gummies | 396 0 98.9 0 0.1 58.97 44 | serving=30 whole=2 piece=2 bag=60 handful=30
fndds:91745025 | Hard candy | boiled sweets; lollipop; candy; sweets | 394 0 98 0.2 0 62.9 38 | serving=15 whole=5 piece=5 bag=60 handful=30
fndds:91723000 | Marshmallows | mallows; toasted marshmallow | 318 1.8 81.3 0.2 0.1 57.56 80 | serving=30 whole=8 piece=8 cup=40
fndds:53712100 | Granola bar | cereal bar; muesli bar; oat bar; flapjack | 471 10.1 64.4 19.8 5.3 28.57 294 | serving=43 bar=43 whole=43
fndds:53729000 | Energy bar | protein bar; nutrition bar; snack bar; meal replacement bar | 386 22.36 55.22 9.94 4.7 29.31 320 | serving=50 bar=50 whole=50
usda:169677 | Potato crisps | crisps; potato chips; salted crisps; chips; salt and vinegar crisps | 532 6.39 53.83 33.98 3.1 0.33 527 | serving=28 bag=28 cup=25 handful=20 bowl=50 piece=2 small=28 large=85
fndds:54401075 | Tortilla chips | corn chips; nacho chips; totopos | 472 7.1 67.78 20.68 5.4 0.78 328 | serving=28 cup=30 bag=28 handful=20 bowl=60 piece=3
fndds:54403001 | Popcorn | buttered popcorn; salted popcorn; microwave popcorn; cinema popcorn | 518 9.13 54.99 30.57 10.2 0.61 764 | serving=30 cup=11 bag=85 bowl=40 small=57 medium=85 large=140 handful=6
usda:167555 | Pretzels | hard pretzels; pretzel sticks | 384 10.04 80.39 2.93 3.4 2.21 1240 | serving=28 whole=6 cup=40 bag=28 handful=20
usda:167949 | Cheese puffs | cheese curls; cheesy puffs; corn puffs | 567 5.46 54.54 36.54 0.8 3.57 928 | serving=28 cup=20 bag=35 handful=15
fndds:71905410 | Plantain chips | banana chips; fried plantain crisps | 531 2.28 63.84 29.59 3.5 0.92 202 | serving=38 cup=38 bag=38 handful=25
usda:174906 | Banana bread | banana loaf; banana cake | 326 4.3 54.6 10.5 1.1 - 302 | serving=60 slice=60 piece=60 whole=57
fndds:54403110 | Caramel popcorn | sweet popcorn; toffee popcorn | 428 3.77 78.47 12.7 5.2 52.77 512 | serving=35 cup=35 bag=57 handful=12
fndds:54402200 | Snack mix | party mix; bombay mix; savoury snack mix | 504 6.87 63.11 25.79 3.1 1.9 729 | serving=28 cup=60 bag=28 handful=20
fndds:51160110 | Cinnamon roll | cinnamon bun; cinnamon swirl; kanelbulle | 452 4.45 48.6 26.61 1.2 25.7 305 | serving=90 whole=90 small=54 medium=90 large=153
`;
