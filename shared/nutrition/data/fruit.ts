/** Fruit, fresh and dried. Columns: see food-row.ts. */
export const fruit = `
sr:09003 | Apple | red apple; green apple; apple slices; apples with skin | 52 0.26 13.81 0.17 2.4 10.39 1 | serving=182 small=149 medium=182 large=223 cup=125 slice=18
usda:173944 | Banana | ripe banana; banana slices; fresh banana | 89 1.09 22.84 0.33 2.6 12.23 1 | serving=118 small=101 medium=118 large=136 cup=150 slice=6
usda:169097 | Orange | navel orange; orange segments; orange slices | 47 0.94 11.75 0.12 2.4 9.35 0 | serving=140 small=96 medium=140 large=184 cup=180 slice=17
usda:169105 | Tangerine | mandarin; satsuma; mandarin orange | 53 0.81 13.34 0.31 1.8 10.58 2 | serving=88 small=76 medium=88 large=120 cup=195
usda:168195 | Clementine | easy peeler; cutie orange | 47 0.85 12.02 0.15 1.7 9.18 1 | serving=74 whole=74 cup=200
usda:174673 | Grapefruit | pink grapefruit; red grapefruit; ruby grapefruit | 42 0.77 10.66 0.14 1.6 6.89 0 | serving=123 whole=246 cup=230
usda:167746 | Lemon | lemon wedge; lemon slice; fresh lemon | 29 1.1 9.32 0.3 2.8 2.5 2 | serving=58 whole=58 slice=7 cup=212 splash=8 topping=8
usda:168155 | Lime | lime wedge; lime slice | 30 0.7 10.54 0.2 2.8 1.69 2 | serving=67 whole=67 slice=8 splash=8 topping=8
usda:167762 | Strawberries | fresh strawberries | 32 0.67 7.68 0.3 2 4.89 1 | serving=144 whole=12 small=7 medium=12 large=18 cup=152 handful=60
usda:171711 | Blueberries | fresh blueberries; bilberries | 57 0.74 14.49 0.33 2.4 9.96 1 | serving=148 whole=1.4 cup=148 handful=50
usda:167755 | Raspberries | fresh raspberries | 52 1.2 11.94 0.65 6.5 4.42 1 | serving=123 whole=1.9 cup=123 handful=45
usda:173946 | Blackberries | brambles | 43 1.39 9.61 0.49 5.3 4.88 1 | serving=144 whole=5 cup=144 handful=50
fndds:63200100 | Mixed berries | berries; forest fruits; berry mix; summer berries | 44 0.66 9.94 0.25 2 6.21 0 | serving=150 cup=150 handful=50 bowl=150
usda:174683 | Grapes | red grapes; green grapes; seedless grapes; black grapes | 69 0.72 18.1 0.16 0.9 15.48 2 | serving=126 whole=5 cup=151 handful=60
usda:169118 | Pear | green pear; conference pear | 57 0.36 15.23 0.14 3.1 9.75 1 | serving=178 small=148 medium=178 large=230 cup=140 slice=25
usda:169928 | Peach | yellow peach; white peach | 39 0.91 9.54 0.25 1.5 8.39 0 | serving=150 small=130 medium=150 large=175 cup=154 slice=20
usda:169914 | Nectarine | fresh nectarine | 44 1.06 10.55 0.32 1.7 7.89 0 | serving=142 small=129 medium=142 large=156 cup=143
usda:169949 | Plum | red plum; purple plum | 46 0.7 11.42 0.28 1.4 9.92 0 | serving=66 whole=66 cup=165
usda:171697 | Apricot | fresh apricot | 48 1.4 11.12 0.39 2 9.24 1 | serving=105 whole=35 cup=155
usda:169910 | Mango | mango chunks; ripe mango | 60 0.82 14.98 0.38 1.6 13.66 1 | serving=165 whole=336 small=200 medium=336 cup=165 slice=25
usda:169124 | Pineapple | pineapple chunks; pineapple rings; ananas | 50 0.54 13.12 0.12 1.4 9.85 1 | serving=165 whole=905 cup=165 slice=84
usda:167765 | Watermelon | water melon; watermelon wedge | 30 0.61 7.55 0.15 0.4 6.2 1 | serving=280 whole=4518 cup=152 slice=286
usda:169092 | Cantaloupe melon | cantaloupe; melon; rockmelon; muskmelon | 34 0.84 8.16 0.19 0.9 7.86 16 | serving=160 whole=552 cup=160 slice=69
usda:169911 | Honeydew melon | honeydew; green melon | 36 0.54 9.09 0.14 0.8 8.12 18 | serving=160 whole=1000 cup=170 slice=125
usda:168153 | Kiwi | kiwi fruit; green kiwi | 61 1.14 14.66 0.52 3 8.99 3 | serving=69 whole=69 cup=180 slice=9
usda:169926 | Papaya | pawpaw; fresh papaya | 43 0.47 10.82 0.26 1.7 7.82 8 | serving=145 small=157 large=781 cup=145
usda:171719 | Cherries | sweet cherries | 63 1.06 16.01 0.2 2.1 12.82 0 | serving=138 whole=8.2 cup=154 handful=60
usda:169134 | Pomegranate | pomegranate seeds; pomegranate arils | 83 1.67 18.7 1.17 4 13.67 3 | serving=87 whole=282 cup=174 tbsp=11
usda:173021 | Fig | fresh fig | 74 0.75 19.18 0.3 2.9 16.26 1 | serving=50 small=40 medium=50 large=64
usda:168191 | Medjool dates | date; medjool; dried dates | 277 1.81 74.97 0.15 6.7 66.47 1 | serving=48 whole=24 cup=160
sr:09298 | Raisins | sultanas; dried grapes | 299 3.07 79.18 0.46 3.7 59.19 11 | serving=40 cup=145 handful=30 tbsp=9 bag=43
usda:168162 | Prunes | dried plums | 240 2.18 63.88 0.38 7.1 38.13 2 | serving=38 whole=9.5 cup=174
usda:173941 | Dried apricots | dry apricots | 241 3.39 62.64 0.51 7.3 53.44 10 | serving=35 whole=7 piece=3.5 cup=130 handful=35
fndds:62109100 | Dried cranberries | craisins | 308 0.17 82.8 1.09 5.3 72.56 5 | serving=40 cup=120 handful=30 tbsp=8
usda:171705 | Avocado | avocado pear; avocado slices; smashed avocado | 160 2 8.53 14.66 6.7 0.66 7 | serving=75 whole=150 small=115 medium=150 large=201 cup=150 slice=15 topping=50
usda:173044 | Guava | fresh guava | 68 2.55 14.32 0.95 5.4 8.92 2 | serving=55 whole=55 cup=165
usda:169086 | Lychee | litchi | 66 0.83 16.53 0.44 1.3 15.23 1 | serving=96 whole=9.6 cup=190
fndds:63134010 | Passion fruit | maracuja; granadilla | 97 2.2 23.38 0.7 10.4 11.2 28 | serving=36 whole=18 cup=236
fndds:63116010 | Dragon fruit | pitaya; pitahaya | 68 0.68 16.24 0.21 1.8 12 1 | serving=180 whole=180 cup=180
usda:169941 | Persimmon | kaki; sharon fruit | 70 0.58 18.59 0.19 3.6 12.53 1 | serving=168 whole=168
fndds:63100100 | Mixed fruit | fruit; fruit salad; fruit cup; fruit bowl; fresh fruit | 68 0.68 16.24 0.21 1.8 12 1 | serving=150 cup=150 bowl=200 plate=200 handful=75
usda:170169 | Coconut | coconut flesh; fresh coconut; shredded coconut | 354 3.33 15.23 33.49 9 6.23 20 | serving=45 piece=45 cup=80 tbsp=5
fndds:63101110 | Apple sauce | applesauce; stewed apple; apple puree | 75 0.25 17.97 0.17 1 15.56 1 | serving=125 cup=250 pot=113 tbsp=16
fndds:62114050 | Dried mango | dried mango slices; mango dried strips | 319 2.45 78.58 1.18 2.4 66.27 162 | serving=40 piece=8 slice=8 cup=160 bag=40
`;
