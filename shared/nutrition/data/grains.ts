/** Rice, pasta, porridges, breakfast cereals and flours. Columns: see food-row.ts. */
export const grains = `
usda:168878 | White rice | rice; cooked rice; boiled rice; steamed rice; basmati rice; jasmine rice | 130 2.69 28.17 0.28 0.4 0.05 1 | serving=158 cup=158 bowl=200 plate=250 tbsp=10 scoop=80
sr:20037 | Brown rice | cooked brown rice; wholegrain rice | 123 2.74 25.58 0.97 1.6 0.24 4 | serving=195 cup=195 bowl=220 plate=250 scoop=90
usda:168877 | Uncooked rice | dry rice; raw rice; rice grains dry | 365 7.13 79.95 0.66 1.3 0.12 5 | serving=50 cup=185 tbsp=12
usda:169711 | Sticky rice | glutinous rice; sushi rice; sweet rice | 97 2.02 21.09 0.19 1 0.05 5 | serving=174 cup=174 bowl=200
fndds:56205130 | Yellow rice | saffron rice; turmeric rice | 88 1.8 19.1 0.45 0.5 0.45 340 | serving=158 cup=158 bowl=200 plate=250
usda:169737 | Pasta | cooked pasta; spaghetti; penne; macaroni; linguine; boiled pasta; fusilli | 158 5.8 30.86 0.93 1.8 0.56 1 | serving=140 cup=124 bowl=200 plate=250
sr:20125 | Wholewheat pasta | brown pasta; wholegrain spaghetti | 149 5.99 30.07 1.71 3.9 0.75 4 | serving=140 cup=117 bowl=200 plate=250
usda:169736 | Dry pasta | uncooked pasta; raw pasta; dried spaghetti | 371 13.04 74.67 1.51 3.2 2.67 6 | serving=75 cup=91
usda:169732 | Egg noodles | noodles; cooked noodles; boiled noodles; udon noodles; udon | 138 4.54 25.16 2.07 1.2 0.4 5 | serving=160 cup=160 bowl=220 plate=250
usda:168914 | Rice noodles | rice vermicelli; cooked rice noodles; rice sticks | 108 1.79 24.01 0.2 1 0.03 19 | serving=176 cup=176 bowl=220
usda:168907 | Soba noodles | soba; buckwheat noodles | 99 5.06 21.44 0.1 - - 60 | serving=114 cup=114 bowl=200
usda:168917 | Quinoa | cooked quinoa; boiled quinoa | 120 4.4 21.3 1.92 2.8 0.87 7 | serving=185 cup=185 bowl=200
usda:169700 | Couscous | cooked couscous; cous cous | 112 3.79 23.22 0.16 1.4 0.1 5 | serving=157 cup=157 bowl=200
usda:170287 | Bulgur | bulgur wheat; cooked bulgur; cracked wheat | 83 3.08 18.58 0.24 4.5 0.1 5 | serving=182 cup=182 bowl=200
usda:170285 | Pearl barley | barley; cooked barley | 123 2.26 28.22 0.44 3.8 0.28 3 | serving=157 cup=157
usda:168871 | Millet | cooked millet; millet porridge | 119 3.51 23.67 1 1.3 0.13 2 | serving=174 cup=174 bowl=240
fndds:56200510 | Buckwheat | buckwheat groats; kasha; cooked buckwheat | 118 3.24 18.99 3.97 2.6 0.87 170 | serving=170 cup=170 bowl=200
fndds:56201515 | Polenta | cornmeal porridge; maize porridge; corn mush; cooked cornmeal | 71 1.11 12.25 1.84 0.6 0.26 82 | serving=240 cup=240 bowl=240 slice=50
fndds:56200990 | Grits | corn grits; hominy grits | 71 1.19 12.2 1.84 0.7 0.1 81 | serving=240 cup=240 bowl=240
usda:173905 | Oatmeal | porridge; oat porridge; cooked oats; porridge oats cooked; oatmeal with water | 71 2.54 12 1.52 1.7 0.27 4 | serving=234 cup=234 bowl=240 tbsp=14.6 bag=170
fndds:56203066 | Oatmeal with milk | porridge with milk; milky porridge; oats cooked in milk | 116 5.56 16.23 3.25 1.7 5.08 105 | serving=240 cup=240 bowl=240
usda:173904 | Rolled oats | oats; dry oats; raw oats; uncooked oats; oat flakes | 379 13.15 67.7 6.52 10.1 0.99 6 | serving=40 cup=81 tbsp=5 bowl=50 handful=25
fndds:57227000 | Granola | crunchy muesli; granola cereal; toasted muesli | 420 9.82 67.35 13.01 7.4 22.24 161 | serving=55 cup=110 bowl=55 tbsp=7 handful=35 topping=30
fndds:57134000 | Corn flakes | cornflakes; flaked corn cereal | 365 6.4 79.52 1.6 3.5 9.44 703 | serving=30 cup=30 bowl=40
fndds:57420100 | Breakfast cereal | cereal; sweet cereal; cold cereal | 381 6.88 78.46 4.44 4.8 25.35 530 | serving=40 cup=35 bowl=45
fndds:57207000 | Bran flakes | bran cereal; wheat bran flakes | 361 9.65 75.03 2.42 20.5 15.27 585 | serving=40 cup=50 bowl=50
fndds:57151000 | Puffed rice cereal | crisped rice cereal; rice cereal; rice crispies | 358 6.96 79.81 1.21 0.4 9.85 505 | serving=30 cup=25 bowl=35
fndds:57417000 | Shredded wheat | wheat biscuits; wheat biscuit cereal | 358 11.88 73.85 1.68 13 0.27 2 | serving=45 whole=25 cup=45 bowl=50
fndds:56206990 | Semolina porridge | cream of wheat; wheat porridge; semolina pudding | 65 1.44 10.39 1.8 0.5 0.04 83 | serving=240 cup=240 bowl=240
usda:168894 | Wheat flour | flour; plain flour; white flour; all purpose flour | 364 10.33 76.31 0.98 2.7 0.27 2 | serving=30 cup=125 tbsp=8 tsp=2.6
sr:20080 | Wholewheat flour | atta | 340 13.21 71.97 2.5 10.7 0.41 2 | serving=30 cup=120 tbsp=7.5
usda:169698 | Corn starch | cornstarch; cornflour | 381 0.26 91.27 0.05 0.9 0 9 | serving=8 cup=128 tbsp=8
usda:167959 | Air-popped popcorn | plain popcorn; unsalted popcorn | 387 12.94 77.78 4.54 14.5 0.87 8 | serving=24 cup=8 bowl=24 bag=24 handful=5
`;
