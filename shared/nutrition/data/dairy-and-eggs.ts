/** Eggs, milks, yogurts, cheeses and creams. Columns: see food-row.ts. */
export const dairyAndEggs = `
usda:173424 | Egg | boiled egg; hard boiled egg; soft boiled egg; poached egg; cooked egg | 155 12.58 1.12 10.61 0 1.12 124 | serving=100 whole=50 small=38 medium=44 large=50 slice=5
usda:173423 | Fried egg | sunny side up egg; egg over easy | 196 13.61 0.83 14.84 0 0.4 207 | serving=92 whole=46 small=38 medium=46 large=55
usda:172187 | Scrambled eggs | scramble; egg scramble | 149 9.99 1.61 10.98 0 1.39 145 | serving=122 whole=61 cup=220
usda:172185 | Omelette | egg omelette; plain omelette; frittata | 154 10.57 0.64 11.66 0 0.31 155 | serving=122 whole=122 small=61 large=183
usda:171287 | Raw egg | uncooked egg; fresh raw egg | 143 12.56 0.72 9.51 0 0.37 142 | serving=50 whole=50 small=38 medium=44 large=50 cup=243
usda:172183 | Egg white | liquid egg whites | 52 10.9 0.73 0.17 0 0.71 166 | serving=66 whole=33 cup=243 tbsp=15
usda:172184 | Egg yolk | yolk | 322 15.86 3.59 26.54 0 0.56 48 | serving=17 whole=17
usda:171267 | Milk | semi skimmed milk; 2% milk; reduced fat milk; cow milk | 50 3.3 4.8 1.98 0 5.06 47 | liquid serving=244 cup=244 glass=244 bottle=500 splash=30 topping=122
usda:171265 | Whole milk | full fat milk; full cream milk; 3.5% milk; whole cow milk | 61 3.15 4.8 3.25 0 5.05 43 | liquid serving=244 cup=244 glass=244 bottle=500 splash=30 topping=122
usda:170872 | Low-fat milk | 1% milk; light milk | 42 3.37 4.99 0.97 0 5.2 44 | liquid serving=244 cup=244 glass=244 splash=30 topping=122
usda:171269 | Skim milk | skimmed milk; fat free milk; nonfat milk; non fat milk | 34 3.37 4.96 0.08 0 5.09 42 | liquid serving=245 cup=245 glass=245 splash=30 topping=122
fndds:11320000 | Soy milk | soy drink; sweetened soy milk | 53 3.41 5.22 2.05 0 4.53 33 | liquid serving=244 cup=244 glass=244 splash=30 topping=122
usda:1999630 | Unsweetened soy milk | plain soy milk unsweetened | 38.485 3.5469 1.2931 2.125 0 0.5569 34.28 | liquid serving=244 cup=244 glass=244 splash=30 topping=122
fndds:11350020 | Almond milk | unsweetened almond milk; almond drink | 15 0.55 0.34 1.22 0 0 60 | liquid serving=244 cup=244 glass=244 splash=30 topping=122
fndds:11360200 | Oat milk | oat drink; barista oat milk | 45 0.66 5.37 2.33 0.5 2.04 43 | liquid serving=244 cup=244 glass=244 splash=30 topping=122
fndds:11360000 | Rice milk | rice drink | 47 0.28 9.17 0.97 0.3 5.28 39 | liquid serving=244 cup=244 glass=244 splash=30 topping=122
usda:170172 | Coconut milk | coconut cream; thick coconut milk; tinned coconut milk | 230 2.29 5.54 23.84 2.2 3.34 15 | liquid serving=60 cup=240 can=400 tbsp=15
fndds:11511000 | Chocolate milk | cocoa milk; chocolate flavoured milk; milk chocolate drink | 65 3.44 10.98 0.83 0.1 9.55 68 | liquid serving=248 cup=248 glass=248 bottle=500
fndds:11115300 | Buttermilk | cultured buttermilk; ayran; laban | 43 3.46 4.81 1.08 0 5.36 92 | liquid serving=244 cup=244 glass=244
fndds:11115400 | Kefir | milk kefir; yogurt drink | 52 3.59 7.48 0.96 0 6.91 38 | liquid serving=244 cup=244 glass=244 bottle=500
sr:01116 | Plain yogurt | yogurt; natural yogurt; curd; dahi; whole milk yogurt | 61 3.47 4.66 3.25 0 4.66 46 | serving=170 cup=245 pot=150 bowl=200 tbsp=15 scoop=60
sr:01117 | Low-fat yogurt | low fat plain yogurt; light yogurt | 63 5.25 7.04 1.55 0 7.04 70 | serving=170 cup=245 pot=150 bowl=200 tbsp=15
sr:01256 | Nonfat Greek yogurt | fat free greek yogurt; 0% greek yogurt; skyr; quark | 59 10.19 3.6 0.39 0 3.24 36 | serving=170 cup=245 pot=170 bowl=200 tbsp=15
usda:171304 | Greek yogurt | strained yogurt; plain greek yogurt | 97 9 3.98 5 0 4 35 | serving=170 cup=245 pot=170 bowl=200 tbsp=15 scoop=60
fndds:11431000 | Fruit yogurt | strawberry yogurt; flavoured yogurt; vanilla yogurt; blueberry yogurt; peach yogurt | 106 3.34 14.43 3.86 0.2 10.31 41 | serving=170 cup=245 pot=150 bowl=200 tbsp=15
usda:172179 | Cottage cheese | curd cheese; full fat cottage cheese | 98 11.12 3.38 4.3 0 2.67 364 | serving=113 cup=225 tbsp=14 pot=150 scoop=60
usda:172182 | Low-fat cottage cheese | light cottage cheese | 81 10.45 4.76 2.27 0 4 308 | serving=113 cup=226 tbsp=14 pot=150
sr:01009 | Cheddar cheese | cheese; cheddar; hard cheese; grated cheese; cheese slice | 404 22.87 3.09 33.31 0 0.48 653 | serving=28 slice=28 piece=28 cup=113 tbsp=7 handful=28 topping=28
usda:170845 | Mozzarella | fresh mozzarella; mozzarella cheese; mozzarella ball | 300 22.17 2.19 22.35 0 1.03 627 | serving=28 whole=125 slice=28 cup=112 piece=28
usda:173420 | Feta cheese | feta; crumbled feta; white brined cheese | 264 14.21 4.09 21.28 0 4.09 917 | serving=38 cup=150 piece=38 tbsp=9 topping=28
usda:171247 | Parmesan | parmesan cheese; grated parmesan; parmigiano; grana padano | 420 28.42 13.91 27.84 0 0.07 1804 | serving=10 cup=100 tbsp=5 tsp=1.7 topping=10
usda:171251 | Swiss cheese | emmental; gruyere; swiss cheese slice | 393 26.96 1.44 30.99 0 0 187 | serving=28 slice=28 cup=108
usda:171241 | Gouda | gouda cheese; edam; dutch cheese | 356 24.94 2.22 27.44 0 2.22 819 | serving=28 slice=28 piece=28
usda:172177 | Brie | brie cheese; camembert; soft ripened cheese | 334 20.75 0.45 27.68 0 0.45 629 | serving=28 slice=28 piece=28
usda:173435 | Goat cheese | chevre; soft goat cheese | 264 18.52 0 21.08 0 0 459 | serving=28 slice=28 tbsp=14 topping=28
usda:172175 | Blue cheese | gorgonzola; roquefort; stilton | 353 21.4 2.34 28.74 0 0.5 1146 | serving=28 cup=135 topping=28
usda:170850 | Provolone | provolone cheese; provolone slice | 351 25.58 2.14 26.62 0 0.56 876 | serving=28 slice=28
usda:170851 | Ricotta | ricotta cheese | 174 11.26 3.04 12.98 0 0.27 84 | serving=62 cup=246 tbsp=15
usda:173418 | Cream cheese | soft cheese; philly style spread; spreadable cheese; cream cheese spread | 350 6.15 5.52 34.44 0 3.76 314 | serving=29 tbsp=14.5 cup=232
usda:170859 | Heavy cream | whipping cream; double cream; cream; heavy whipping cream | 340 2.84 2.74 36.08 0 2.92 27 | liquid serving=30 cup=238 tbsp=15 splash=15 topping=30
usda:171255 | Half and half | coffee cream; light cream; coffee creamer | 123 3.13 4.73 10.39 0 4.13 61 | liquid serving=30 cup=242 tbsp=15 splash=15
fndds:12310100 | Sour cream | soured cream; creme fraiche; smetana | 196 3.07 5.56 17.99 0 3.41 50 | serving=30 cup=240 tbsp=15 topping=30
fndds:12140000 | Whipped cream | whipped topping; chantilly cream; squirty cream | 346 1.9 9.49 33.45 0 8.55 20 | serving=20 cup=60 tbsp=4 topping=20
`;
