/** Fish and seafood; cooked unless the name says raw. Columns: see food-row.ts. */
export const fish = `
usda:175168 | Salmon | grilled salmon; baked salmon; cooked salmon; salmon fillet; salmon steak | 206 22.1 0 12.35 0 0 61 | serving=140 whole=140 small=110 medium=140 large=210
usda:175167 | Raw salmon | salmon sashimi; sashimi; uncooked salmon | 208 20.42 0 13.42 0 0 59 | serving=100 whole=198 slice=15 piece=15
usda:173687 | Smoked salmon | lox; gravlax; salmon slices smoked | 117 18.28 0 4.32 0 0 672 | serving=56 slice=20 piece=20 topping=40
usda:175175 | Tinned salmon | tinned pink salmon | 138 23.1 0 5.02 0 0 381 | serving=85 can=160
sr:15121 | Tuna in water | tuna; tinned tuna; tuna in brine | 86 19.44 0 0.96 0 0 247 | serving=85 can=120 cup=154 topping=56
usda:173708 | Tuna in oil | tinned tuna in oil; tuna in olive oil | 198 29.13 0 8.21 0 0 416 | serving=85 can=120 cup=146
usda:172006 | Tuna steak | fresh tuna; grilled tuna; seared tuna; ahi tuna | 130 29.15 0 0.59 0 0 54 | serving=135 whole=135
usda:171956 | Cod | baked cod; cooked cod; cod fillet; white fish; pollock | 105 22.83 0 0.86 0 0 78 | serving=140 whole=140 small=110 large=210
usda:174198 | Haddock | baked haddock; haddock fillet; poached haddock | 90 19.99 0 0.55 0 0 261 | serving=140 whole=140
usda:175177 | Tilapia | baked tilapia; tilapia fillet; grilled tilapia | 128 26.15 0 2.65 0 0 56 | serving=87 whole=87
usda:175155 | Trout | rainbow trout; baked trout; grilled trout | 150 22.92 0 5.82 0 - 56 | serving=143 whole=143
usda:173694 | Sea bass | baked sea bass; bass fillet; bream | 124 23.63 0 2.56 0 - 87 | serving=101 whole=101
usda:175120 | Mackerel | grilled mackerel; smoked mackerel; mackerel fillet | 262 23.85 0 17.81 0 - 83 | serving=88 whole=88 can=90
usda:175139 | Sardines in oil | sardines; tinned sardines | 208 24.62 0 11.45 0 0 307 | serving=92 whole=12 can=92
usda:174183 | Anchovies | anchovy fillets | 210 28.89 0 9.71 0 0 3668 | serving=20 whole=4 can=45
fndds:26100120 | Grilled fish | fish; baked fish; cooked fish; fish fillet; steamed fish | 208 23 0.01 12.39 0 0.01 307 | serving=140 whole=140 small=90 large=200
usda:169846 | Fried fish | battered fish; breaded fish; fish fried in batter; fried fish fillet | 219 13.49 16.89 10.79 0.9 0.45 561 | serving=150 whole=150 small=100 large=226
usda:174195 | Fish fingers | fish sticks; breaded fish sticks | 277 11.01 21.66 16.23 1.5 1.65 402 | serving=84 whole=28 piece=28
sr:15151 | Shrimp | cooked shrimp; grilled shrimp; boiled prawns; steamed shrimp | 119 22.78 1.52 1.7 0 0 947 | serving=85 small=5 medium=7 large=12 piece=7 cup=145
usda:171970 | Fried shrimp | breaded shrimp; shrimp tempura; popcorn shrimp; scampi | 242 21.39 11.47 12.28 0.4 0.8 344 | serving=85 piece=12
usda:174205 | Crab | crab meat; boiled crab; cooked crab | 83 17.88 0 0.74 0 0 395 | serving=85 cup=118
usda:174209 | Lobster | boiled lobster; lobster tail; lobster meat | 89 19 0 0.86 0 0 486 | serving=145 whole=145
usda:174217 | Mussels | steamed mussels; cooked mussels; moules | 172 23.8 7.39 4.48 0 - 369 | serving=85 whole=10
usda:171975 | Clams | steamed clams; cooked clams | 148 25.55 5.13 1.95 0 - 1202 | serving=85 whole=9.5
fndds:26315100 | Oysters | raw oysters; fresh oysters | 51 5.71 2.72 1.71 0 0.62 85 | serving=90 whole=15
fndds:26317121 | Scallops | grilled scallops; seared scallops | 108 15.3 4.04 2.89 0 0 412 | serving=85 whole=15
usda:171982 | Fried squid | calamari; fried calamari; squid rings | 175 17.94 7.79 7.48 0 - 306 | serving=85 piece=15
usda:174249 | Octopus | grilled octopus; boiled octopus; pulpo | 164 29.82 4.4 2.08 0 0 460 | serving=85
`;
