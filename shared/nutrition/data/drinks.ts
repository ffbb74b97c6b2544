/** Drinks, hot, cold and alcoholic. Columns: see food-row.ts. */
export const drinks = `
usda:174158 | Water | mineral water; tap water; sparkling water; bottled water; soda water | 0 0 0 0 0 0 2 | liquid serving=240 cup=240 glass=240 bottle=500 can=330
usda:171890 | Black coffee | coffee; filter coffee; americano; brewed coffee; instant coffee | 1 0.12 0 0.02 0 0 2 | liquid serving=240 cup=240 small=240 medium=360 large=480 glass=240
usda:171891 | Espresso | double espresso; coffee shot | 9 0.12 1.67 0.18 0 0 14 | liquid serving=30 cup=60 shot=30 whole=30 small=30 large=60
fndds:92101900 | Latte | caffe latte; milky coffee; flat white; cafe au lait; coffee latte | 43 2.81 4.35 1.61 0 4.06 35 | liquid serving=300 cup=240 small=300 medium=400 large=500 glass=300
fndds:92161000 | Cappuccino | cortado; macchiato coffee; foamed milk coffee | 27 1.71 2.75 0.99 0 2.46 23 | liquid serving=240 cup=240 small=240 medium=360 large=480
fndds:92101950 | Mocha | cafe mocha; chocolate coffee; mochaccino | 64 2.56 10.22 1.47 0 9.3 46 | liquid serving=300 cup=248 small=300 medium=400 large=500
usda:173227 | Black tea | tea; plain tea; english breakfast tea; earl grey; hot tea | 1 0 0.3 0 0 0 3 | liquid serving=240 cup=240 small=240 large=480 glass=240
usda:171917 | Green tea | matcha tea; sencha; jasmine tea | 1 0.22 0 0 0 0 1 | liquid serving=240 cup=240 glass=240
fndds:92306000 | Herbal tea | fruit tea; mint tea; peppermint tea; chamomile tea; rooibos | 1 0 0.2 0 0 0 1 | liquid serving=240 cup=240 glass=240
fndds:92306800 | Milk tea | masala chai; chai; tea with milk and sugar; chai latte | 51 1.58 8.95 1.05 0.1 8.72 20 | liquid serving=240 cup=240 glass=240
fndds:92306910 | Bubble tea | boba; boba tea; pearl milk tea | 55 0.39 10.35 1.39 0.1 3.5 9 | liquid serving=435 cup=435 small=350 medium=435 large=600
fndds:92309000 | Iced tea | ice tea; sweet tea; peach iced tea; lemon iced tea | 45 0 10.8 0.22 0 9.49 3 | liquid serving=330 cup=248 glass=248 bottle=500 can=330
fndds:11512005 | Hot chocolate | cocoa; hot cocoa | 72 1.82 13.9 1.04 0.2 12 66 | liquid serving=248 cup=248
usda:174852 | Cola | coke; soda; soft drink; fizzy drink; pop; lemon lime soda | 42 0 10.36 0.25 0 9.94 3 | liquid serving=355 cup=248 glass=250 can=355 bottle=500 small=370 medium=500 large=740
fndds:92400100 | Diet cola | diet coke; diet soda; zero cola; sugar free cola; zero sugar soda | 2 0.11 0.29 0.03 0 0 8 | liquid serving=355 cup=240 glass=250 can=355 bottle=500 small=370 medium=500 large=740
usda:174846 | Ginger ale | ginger beer soda | 34 0 8.76 0 0 8.9 7 | liquid serving=355 cup=244 glass=250 can=355 bottle=500
usda:171869 | Tonic water | tonic; indian tonic | 34 0 8.8 0 0 8.8 12 | liquid serving=200 cup=244 glass=250 can=330 bottle=500
fndds:92510955 | Lemonade | limeade; still lemonade; fruit squash | 46 0 12.08 0 0 11.67 6 | liquid serving=248 cup=248 glass=248 bottle=500 can=330
sr:09206 | Orange juice | oj; fresh orange juice; freshly squeezed orange juice | 45 0.7 10.4 0.2 0.2 8.4 1 | liquid serving=248 cup=248 glass=248 bottle=330
usda:167771 | Apple juice | cloudy apple juice; apple drink | 46 0.1 11.3 0.13 0.2 9.62 4 | liquid serving=248 cup=248 glass=248 bottle=330
usda:173041 | Grape juice | purple grape juice; white grape juice | 60 0.37 14.77 0.13 0.2 14.2 5 | liquid serving=253 cup=253 glass=253
usda:171903 | Cranberry juice | cranberry juice drink; cranberry cocktail | 54 0 13.52 0.1 0 11.87 2 | liquid serving=253 cup=253 glass=253
usda:170458 | Tomato juice | vegetable juice; tomato drink | 17 0.85 3.53 0.29 0.4 2.58 253 | liquid serving=243 cup=243 glass=243
fndds:64100100 | Fruit juice | juice; mixed fruit juice; multivitamin juice; pineapple juice; mango juice | 51 0.29 12.1 0.26 0.2 10.4 5 | liquid serving=248 cup=248 glass=248 bottle=330
fndds:11553100 | Fruit smoothie | smoothie; berry smoothie; banana smoothie; mango smoothie; milk and fruit shake | 66 2.32 11.98 1.1 1.1 8.91 28 | liquid serving=324 cup=216 glass=300 bottle=330 small=350 medium=450 large=600
fndds:11542100 | Milkshake | chocolate milkshake; shake; strawberry milkshake; vanilla milkshake; milk shake | 150 3.7 20.36 6.66 1.6 13.39 80 | liquid serving=350 cup=224 glass=300 small=350 medium=450 large=600
fndds:95120010 | Protein shake | ready made protein drink; protein drink; protein milk | 61 6.59 0.85 3.38 0.4 0.6 72 | liquid serving=330 cup=256 bottle=330 glass=256
fndds:95230030 | Protein powder | whey protein; whey; protein supplement powder | 352 78.13 6.25 1.56 3.1 0 156 | serving=31 scoop=31 tbsp=15.5
fndds:95311000 | Energy drink | caffeine drink; taurine drink | 43 0.46 10.23 0 0 10.22 39 | liquid serving=250 cup=248 can=250 glass=250 bottle=500
fndds:95321000 | Sports drink | isotonic drink; electrolyte drink | 26 0 6.43 0 0 5.24 39 | liquid serving=500 cup=248 bottle=500 glass=250
usda:170174 | Coconut water | fresh coconut water | 19 0.72 3.71 0.2 1.1 2.61 105 | liquid serving=240 cup=240 glass=240 bottle=330
fndds:92610030 | Horchata | rice and cinnamon drink | 91 1.42 19.65 0.63 0.4 9.56 9 | liquid serving=248 cup=248 glass=248
usda:168746 | Beer | lager; ale; pilsner; stout | 43 0.46 3.55 0 0 0 4 | liquid serving=355 cup=240 glass=300 can=355 bottle=355 small=250 large=500
usda:168749 | Light beer | lite beer; light lager | 29 0.24 1.64 0 0 0.09 4 | liquid serving=355 glass=300 can=355 bottle=355
fndds:93106500 | Hard cider | cider; dry cider; apple cider alcoholic | 56 0 5.92 0 0 5.92 4 | liquid serving=355 glass=300 can=355 bottle=355
usda:173190 | Red wine | wine; merlot; cabernet; shiraz | 85 0.07 2.61 0 0 0.62 4 | liquid serving=147 cup=235 glass=147 bottle=750 small=125 large=250
usda:174837 | White wine | chardonnay; prosecco; champagne; sparkling wine; sauvignon blanc | 82 0.07 2.6 0 0 0.96 5 | liquid serving=147 cup=235 glass=147 bottle=750 small=125 large=250
usda:171908 | Rose wine | rose; blush wine | 83 0.36 3.8 0 0 3.8 5 | liquid serving=147 glass=147 bottle=750
fndds:93404550 | Sangria | wine punch | 85 0.04 7.23 0.02 0 6.14 10 | liquid serving=228 glass=228 cup=228
usda:174818 | Spirits | vodka; whisky; gin; rum; tequila; liquor | 231 0 0 0 0 0 1 | liquid serving=42 shot=42 glass=42
fndds:93301060 | Gin and tonic | vodka tonic | 84 0 6.57 0 0 6.57 9 | liquid serving=225 glass=225
fndds:93301100 | Margarita | tequila cocktail; margarita cocktail | 122 0.08 16.06 0.08 0 16.06 204 | liquid serving=225 glass=225
fndds:93301000 | Cocktail | mixed drink; long drink; rum and cola | 89 0 7.8 0.19 0 7.48 3 | liquid serving=225 glass=225
`;
