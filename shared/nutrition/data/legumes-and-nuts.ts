/** Pulses, soy foods, nuts, seeds and their spreads. Columns: see food-row.ts. */
export const legumesAndNuts = `
usda:172421 | Lentils | cooked lentils; boiled lentils; green lentils; brown lentils; red lentils | 116 9.02 20.13 0.38 7.9 1.8 2 | serving=99 cup=198 tbsp=12.3 bowl=200
fndds:41305050 | Dal | daal; dhal; lentil curry; dal tadka; lentil stew | 145 8.6 19.17 4.31 7.5 1.71 309 | serving=240 cup=240 bowl=240
usda:173757 | Chickpeas | cooked chickpeas; garbanzo beans; boiled chickpeas | 164 8.86 27.42 2.59 7.6 4.8 7 | serving=82 cup=164 tbsp=10
usda:173800 | Tinned chickpeas | drained chickpeas | 139 7.05 22.53 2.77 6.4 4.01 246 | serving=84 cup=160 can=253
usda:173735 | Black beans | cooked black beans; frijoles negros; turtle beans | 132 8.86 23.71 0.54 8.7 0.32 1 | serving=86 cup=172 can=253
usda:175194 | Kidney beans | red beans; beans; red kidney beans; cooked beans; boiled beans | 127 8.67 22.8 0.5 7.4 0.32 2 | serving=89 cup=177 tbsp=11 can=253
usda:175200 | Pinto beans | frijoles; cooked pinto beans; borlotti beans | 143 9.01 26.22 0.65 9 0.34 1 | serving=86 cup=171 tbsp=10.6
usda:175203 | White beans | cannellini beans; navy beans; haricot beans; butter beans | 139 9.73 25.09 0.35 6.3 0.34 6 | serving=90 cup=179 tbsp=11.2 can=253
usda:174253 | Lima beans | broad beans; fava beans; cooked lima beans; ful medames | 115 7.8 20.88 0.38 7 2.9 2 | serving=94 cup=188
usda:173759 | Black-eyed peas | black eyed beans; cowpeas | 116 7.73 20.76 0.53 6.5 3.3 4 | serving=86 cup=171
usda:174257 | Mung beans | green gram; moong dal; cooked mung beans | 105 7.02 19.15 0.38 7.6 2 2 | serving=101 cup=202
fndds:41201010 | Baked beans | beans in tomato sauce; tinned baked beans | 105 4.52 21.57 0.89 4.4 8.23 391 | serving=130 cup=260 can=415 tbsp=16
fndds:41205010 | Refried beans | frijoles refritos; mashed pinto beans | 90 4.98 13.55 2.01 3.7 0.54 370 | serving=130 cup=260 can=430 tbsp=16
usda:168411 | Edamame | soy beans; green soybeans; soybeans; shelled edamame | 121 11.91 8.91 5.2 5.2 2.18 6 | serving=78 cup=155 handful=40
usda:172475 | Firm tofu | tofu; bean curd; cooked tofu; grilled tofu | 144 17.27 2.78 8.72 2.3 - 14 | serving=126 cup=252 slice=60 piece=81
usda:172476 | Soft tofu | silken tofu; soft bean curd | 76 8.08 1.87 4.78 0.3 0.62 7 | serving=124 cup=248 piece=116
usda:172451 | Fried tofu | deep fried tofu; tofu puffs; crispy tofu | 270 18.82 8.86 20.18 3.9 2.72 16 | serving=52 piece=13 cup=120
usda:174272 | Tempeh | fried tempeh; soy tempeh | 192 20.29 7.64 10.8 - - 9 | serving=83 cup=166 slice=28 piece=28
fndds:41811890 | Veggie burger patty | vegetarian patty; plant based patty; bean burger patty; soy burger | 177 15.7 14.27 6.3 4.9 1.07 569 | serving=100 whole=100
usda:172455 | Falafel | falafel balls; fried chickpea balls | 333 13.31 31.84 17.8 - - 294 | serving=85 whole=17 piece=17
fndds:41205070 | Hummus | chickpea dip; plain hummus | 243 7.35 14.9 17.1 5.4 0.34 438 | serving=30 tbsp=15 cup=246 pot=70
usda:170567 | Almonds | raw almonds; whole almonds; roasted almonds | 579 21.15 21.55 49.93 12.5 4.35 1 | serving=28 whole=1.2 piece=1.2 cup=143 handful=28 tbsp=9 bag=28 topping=10
usda:170187 | Walnuts | walnut halves; english walnuts | 654 15.23 13.71 65.21 6.7 2.61 2 | serving=28 whole=4 piece=2 cup=117 handful=28 tbsp=7.5 topping=10
usda:169421 | Cashews | cashew nuts; roasted cashews | 574 15.31 32.69 46.35 3 5.01 640 | serving=28 whole=1.6 cup=137 handful=28 tbsp=8.6 bag=28
usda:169426 | Pistachios | roasted pistachios; pistachio nuts | 569 21.05 27.55 45.82 10.3 7.74 428 | serving=28 whole=0.7 cup=123 handful=28 bag=28
usda:174262 | Peanuts | roasted peanuts; salted peanuts; groundnuts; monkey nuts | 587 24.35 21.26 49.66 8.4 4.9 410 | serving=28 whole=1 cup=146 handful=28 bag=28 tbsp=9
usda:170182 | Pecans | pecan halves; pecan nuts | 691 9.17 13.86 71.97 9.6 3.97 0 | serving=28 whole=3 piece=1.5 cup=99 handful=28
usda:170581 | Hazelnuts | filberts; cobnuts | 628 14.95 16.7 60.75 9.7 4.34 0 | serving=28 whole=1.4 cup=135 handful=28
usda:170178 | Macadamia nuts | macadamia | 718 7.91 13.82 75.77 8.6 4.57 5 | serving=28 whole=2.6 cup=134 handful=28
usda:170569 | Brazil nuts | para nuts | 659 14.32 11.74 67.1 7.5 2.33 3 | serving=28 whole=5 piece=5 cup=133 handful=30
usda:170591 | Pine nuts | pignoli; pine kernels | 673 13.69 13.08 68.37 3.7 3.59 2 | serving=10 cup=135 tbsp=8.6 topping=8
fndds:42110000 | Mixed nuts | nuts; salted mixed nuts; nut mix; roasted nuts | 610 19.59 20.9 53.82 7.4 4.53 313 | serving=28 cup=142 handful=28 bag=50
fndds:42500000 | Trail mix | student mix; nuts and raisins; fruit and nut mix | 454 10.9 51.06 26.83 6.4 36.48 134 | serving=40 cup=140 handful=35 bag=50
usda:170562 | Sunflower seeds | sunflower kernels; shelled sunflower seeds | 584 20.78 20 51.46 8.6 2.62 9 | serving=28 cup=140 tbsp=9 handful=30 topping=9
usda:170556 | Pumpkin seeds | pepitas; pumpkin kernels | 559 30.23 10.71 49.05 6 1.4 7 | serving=28 cup=129 tbsp=9 handful=30 topping=9
usda:170554 | Chia seeds | chia; chia pudding seeds | 486 16.54 42.12 30.74 34.4 - 16 | serving=12 tbsp=12 tsp=4 topping=12
usda:169414 | Flax seeds | linseed; flaxseed; ground flax; flax | 534 18.29 28.88 42.16 27.3 1.55 30 | serving=10 tbsp=10 tsp=3.4 topping=7
usda:170150 | Sesame seeds | sesame; toasted sesame seeds | 573 17.73 23.45 49.67 11.8 0.3 11 | serving=9 tbsp=9 tsp=3 cup=144 topping=3
fndds:91304090 | Chocolate hazelnut spread | hazelnut spread; chocolate spread; nut chocolate cream | 539 5.41 62.36 29.73 5.4 54.05 41 | serving=20 tbsp=20 tsp=7 topping=20
fndds:42202000 | Peanut butter | smooth peanut butter; crunchy peanut butter; nut butter | 598 22.21 22.31 51.36 5 10.49 426 | serving=32 tbsp=16 tsp=5.3 topping=16 cup=258
fndds:42200500 | Almond butter | almond spread | 641 20.67 21.11 52.72 9.6 4.4 232 | serving=32 tbsp=16 tsp=5.3 topping=16
usda:170189 | Tahini | sesame paste; tahini sauce; sesame butter | 595 17 21.19 53.76 9.3 0.49 115 | serving=15 tbsp=15 tsp=5
`;
