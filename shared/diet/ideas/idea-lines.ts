/**
 * Ideas for meals: `themes | all ingredients | English | German`. The texts name nothing that is not an ingredient and
 * give no numbers: what an idea contains is known, what it weighs is up to the user.
 */
export const ideaLines = `
breakfast filling fiber | gluten-free oats, soy milk, banana, chia seeds | gluten-free porridge with soy milk, banana and chia seeds | glutenfreies Porridge mit Sojadrink, Banane und Chiasamen
breakfast filling fiber quick | oats, oat milk, blueberries, flaxseed | overnight oats with oat milk, blueberries and flaxseed | Overnight Oats mit Haferdrink, Heidelbeeren und Leinsamen
breakfast warm | buckwheat, rice milk, raspberries, cinnamon | buckwheat porridge with rice milk, raspberries and cinnamon | Buchweizenbrei mit Reisdrink, Himbeeren und Zimt
breakfast warm | millet, coconut milk, mango | millet porridge with coconut milk and mango | Hirsebrei mit Kokosmilch und Mango
breakfast warm savory | rice, spinach, mushrooms, ginger | savory rice porridge with spinach, mushrooms and ginger | herzhafter Reisbrei mit Spinat, Pilzen und Ingwer
breakfast warm savory | cornmeal, tomatoes, zucchini, herbs | soft polenta, cooked in water, with grilled tomatoes, zucchini and herbs | weiche Polenta, in Wasser gekocht, mit gegrillten Tomaten, Zucchini und Kräutern
breakfast protein quick creamy yogurt fruit | yogurt, raspberries, pumpkin seeds | yogurt with raspberries and pumpkin seeds | Joghurt mit Himbeeren und Kürbiskernen
breakfast protein quick creamy yogurt fruit | soy yogurt, blueberries, hemp seeds | soy yogurt with blueberries and hemp seeds | Sojajoghurt mit Heidelbeeren und Hanfsamen
breakfast protein creamy quick yogurt fruit | lactose-free yogurt, blueberries, flaxseed | lactose-free yogurt with blueberries and flaxseed | laktosefreier Joghurt mit Heidelbeeren und Leinsamen
breakfast protein quick | quark, apple, cinnamon, flaxseed | quark with apple, cinnamon and flaxseed | Quark mit Apfel, Zimt und Leinsamen
breakfast protein savory lunch | egg, spinach, tomatoes | scrambled eggs with spinach and tomatoes | Rührei mit Spinat und Tomaten
breakfast protein savory lowcarb | egg, mushrooms, herbs | an omelette with mushrooms and herbs | ein Omelett mit Pilzen und Kräutern
breakfast protein savory dinner | tofu, bell pepper, spinach, herbs | scrambled tofu with bell pepper, spinach and herbs | Rührtofu mit Paprika, Spinat und Kräutern
breakfast protein savory lowcarb fats omega3 | smoked salmon, avocado, cucumber, herbs | smoked salmon with avocado, cucumber and herbs | Räucherlachs mit Avocado, Gurke und Kräutern
breakfast savory lowcarb protein | halloumi, tomatoes, avocado | grilled halloumi with tomatoes and avocado | gegrillter Halloumi mit Tomaten und Avocado
breakfast creamy lowcarb omega3 fiber fats | chia seeds, coconut milk, cinnamon | chia pudding with coconut milk and cinnamon | Chiapudding mit Kokosmilch und Zimt
breakfast savory protein | turkey, avocado, tomatoes, lettuce | turkey slices with avocado, tomatoes and lettuce | Putenscheiben mit Avocado, Tomaten und Salat
breakfast savory quick sandwich | bread, avocado, tomatoes | wholegrain bread with avocado and tomatoes | Vollkornbrot mit Avocado und Tomaten
breakfast savory quick sandwich protein | bread, peanut butter, banana | wholegrain bread with peanut butter and banana | Vollkornbrot mit Erdnussbutter und Banane
breakfast savory quick snack | rice cakes, avocado, cucumber | rice cakes with avocado and cucumber | Reiswaffeln mit Avocado und Gurke
breakfast savory warm lunch dinner | potatoes, spinach, bell pepper, olive oil | a potato hash with spinach and bell pepper | eine Kartoffelpfanne mit Spinat und Paprika
breakfast warm protein savory lunch | chicken, sweet potato, spinach | a chicken and sweet potato hash with spinach | eine Pfanne mit Hähnchen, Süßkartoffel und Spinat
breakfast drink smoothie quick fruit | banana, blueberries, oat milk, flaxseed | a banana and blueberry smoothie with oat milk and flaxseed | ein Smoothie aus Banane, Heidelbeeren, Haferdrink und Leinsamen
breakfast drink smoothie protein quick fruit | soy milk, raspberries, hemp seeds, banana | a raspberry and banana smoothie with soy milk and hemp seeds | ein Smoothie aus Himbeeren, Banane, Sojadrink und Hanfsamen
drink smoothie snack fruit | mango, coconut milk, ginger | a mango smoothie with coconut milk and ginger | ein Mangosmoothie mit Kokosmilch und Ingwer
drink smoothie lowcarb | avocado, spinach, cucumber, coconut milk | a green smoothie of avocado, spinach, cucumber and coconut milk | ein grüner Smoothie aus Avocado, Spinat, Gurke und Kokosmilch
drink smoothie protein fruit | yogurt, peach, banana | a peach and banana smoothie with yogurt | ein Smoothie aus Pfirsich, Banane und Joghurt
drink smoothie | cucumber, zucchini, rice milk, herbs | a green smoothie of cucumber, zucchini, rice milk and herbs | ein grüner Smoothie aus Gurke, Zucchini, Reisdrink und Kräutern
snack crunchy quick lunchbox dip light | carrots, cucumber, hummus | carrot and cucumber sticks with hummus | Karotten- und Gurkensticks mit Hummus
snack crunchy quick lunchbox | carrots, cucumber, bell pepper | carrot, cucumber and bell pepper sticks | Sticks aus Karotten, Gurke und Paprika
snack crunchy protein fiber savory | chickpeas, olive oil, herbs | oven-roasted chickpeas with herbs | im Ofen geröstete Kichererbsen mit Kräutern
snack crunchy light | air-popped popcorn, salt | air-popped popcorn with a little salt | Popcorn ohne Butter mit etwas Salz
snack crunchy quick fats filling lunchbox | pumpkin seeds, sunflower seeds | a handful of pumpkin and sunflower seeds | eine Handvoll Kürbis- und Sonnenblumenkerne
snack crunchy quick sweet fats filling protein fruit lunchbox | apple, peanut butter | apple slices with peanut butter | Apfelschnitze mit Erdnussbutter
snack crunchy quick fats filling | almonds, blueberries | almonds with blueberries | Mandeln mit Heidelbeeren
snack fats omega3 quick | walnuts, pear | walnuts with a pear | Walnüsse mit einer Birne
snack protein quick nocook filling legume | edamame, salt | edamame with a little salt | Edamame mit etwas Salz
snack protein quick nocook filling lunchbox fats | egg, tomatoes | a boiled egg with cherry tomatoes | ein gekochtes Ei mit Kirschtomaten
snack protein quick nocook filling savory lowcarb | turkey, cucumber | turkey slices rolled around cucumber sticks | Putenscheiben, um Gurkensticks gerollt
snack protein quick nocook savory lowcarb | tuna, cucumber, lemon | tuna with lemon on cucumber slices | Thunfisch mit Zitrone auf Gurkenscheiben
snack protein quick nocook creamy sweet | cottage cheese, peach | cottage cheese with peach | Hüttenkäse mit Pfirsich
snack quick protein nocook | tofu, cucumber, bell pepper | smoked tofu cubes with cucumber and bell pepper | Räuchertofuwürfel mit Gurke und Paprika
snack fats filling quick nocook creamy | avocado, lemon, rice cakes | rice cakes with mashed avocado and lemon | Reiswaffeln mit zerdrückter Avocado und Zitrone
snack quick lunchbox savory | rice cakes, hummus, tomatoes | rice cakes with hummus and tomatoes | Reiswaffeln mit Hummus und Tomaten
snack fats savory quick | olives, tomatoes, cucumber | olives with tomatoes and cucumber | Oliven mit Tomaten und Gurke
snack quick fruit light sweet lunchbox | banana, raspberries | a banana with raspberries | eine Banane mit Himbeeren
snack quick fruit light sweet lunchbox | grapes, apple | grapes and apple slices | Trauben und Apfelschnitze
snack quick lunchbox protein savory | cheddar, grapes | cheese cubes with grapes | Käsewürfel mit Trauben
snack warm savory filling | potatoes, herbs, olive oil | oven potato wedges with herbs | Ofenkartoffeln mit Kräutern
snack warm savory light | zucchini, carrots, herbs, olive oil | baked zucchini and carrot sticks with herbs | gebackene Zucchini- und Karottensticks mit Kräutern
snack quick savory | rice cakes, cucumber, herbs | rice cakes with cucumber and herbs | Reiswaffeln mit Gurke und Kräutern
snack lowcarb crunchy quick savory | mozzarella, tomatoes, basil | mozzarella with tomatoes and basil | Mozzarella mit Tomaten und Basilikum
yogurt fruit topping | blueberries, banana | blueberries and sliced banana | Heidelbeeren und Bananenscheiben
yogurt fruit topping | mango, raspberries | diced mango with raspberries | Mangowürfel mit Himbeeren
yogurt fruit topping | peach, cinnamon | sliced peach with cinnamon | Pfirsichscheiben mit Zimt
yogurt fruit topping | pear, flaxseed | grated pear with flaxseed | geriebene Birne mit Leinsamen
dessert creamy sweet | coconut milk, chia seeds, raspberries | chia pudding with coconut milk and raspberries | Chiapudding mit Kokosmilch und Himbeeren
dessert creamy sweet | avocado, cocoa powder, banana | a chocolate mousse of avocado, cocoa and banana | eine Schokomousse aus Avocado, Kakao und Banane
dessert creamy sweet cold | banana, cocoa powder | blended frozen banana with cocoa | pürierte gefrorene Banane mit Kakao
dessert creamy warm sweet | rice, coconut milk, cinnamon | rice pudding with coconut milk and cinnamon | Milchreis auf Kokosbasis mit Zimt
dessert creamy sweet protein | soy yogurt, mango | soy yogurt with mango puree | Sojajoghurt mit Mangopüree
dessert creamy sweet protein | yogurt, honey, walnuts | yogurt with honey and walnuts | Joghurt mit Honig und Walnüssen
dessert creamy sweet protein | quark, strawberries | quark with strawberries | Quark mit Erdbeeren
dessert creamy sweet protein | lactose-free quark, raspberries | lactose-free quark with raspberries | laktosefreier Quark mit Himbeeren
dessert warm sweet fruit | apple, cinnamon, oats | a baked apple with cinnamon and oats | ein Bratapfel mit Zimt und Haferflocken
dessert warm sweet fruit | pear, cinnamon, flaxseed | a baked pear with cinnamon and flaxseed | eine gebackene Birne mit Zimt und Leinsamen
dessert light fruit cold | mango, lime | mango sorbet with lime | Mangosorbet mit Limette
dessert creamy lowcarb | coconut milk, chia seeds, cocoa powder | a chocolate chia pudding with coconut milk | ein Schoko-Chiapudding mit Kokosmilch
lunch lunchbox quick salad protein fiber cold party bbq | chickpeas, cucumber, tomatoes, herbs, olive oil | a chickpea salad with cucumber, tomatoes and herbs | ein Kichererbsensalat mit Gurke, Tomaten und Kräutern
lunch lunchbox quick salad bowl fiber cold party bbq | quinoa, bell pepper, corn, beans, lime | a quinoa salad with bell pepper, corn, beans and lime | ein Quinoasalat mit Paprika, Mais, Bohnen und Limette
lunch lunchbox salad protein cold iron | lentils, carrots, herbs, olive oil | a lentil salad with carrots and herbs | ein Linsensalat mit Karotten und Kräutern
lunch lunchbox salad cold omega3 protein | rice, salmon, edamame, cucumber | a rice bowl with salmon, edamame and cucumber | eine Reisbowl mit Lachs, Edamame und Gurke
lunch lunchbox bowl protein cold | rice, tofu, carrots, cucumber, tamari | a rice bowl with tofu, carrots, cucumber and tamari | eine Reisbowl mit Tofu, Karotten, Gurke und Tamari
lunch lunchbox bowl protein | rice, chicken, carrots, cucumber, herbs | a rice bowl with chicken, carrots and cucumber | eine Reisbowl mit Hähnchen, Karotten und Gurke
lunch salad protein lowcarb light | chicken, lettuce, avocado, tomatoes, olive oil | a chicken salad with avocado and tomatoes | ein Hähnchensalat mit Avocado und Tomaten
lunch salad protein lowcarb light | tuna, lettuce, olives, tomatoes, egg | a salad with tuna, egg, olives and tomatoes | ein Salat mit Thunfisch, Ei, Oliven und Tomaten
lunch lunchbox sandwich quick | tortilla wraps, hummus, carrots, lettuce | a wrap with hummus, carrots and lettuce | ein Wrap mit Hummus, Karotten und Salat
lunch lunchbox sandwich quick protein | bread, turkey, lettuce, tomatoes | a wholegrain sandwich with turkey, lettuce and tomatoes | ein Vollkornsandwich mit Pute, Salat und Tomaten
lunch lunchbox sandwich quick protein | bread, egg, cucumber, lettuce | a wholegrain sandwich with egg and cucumber | ein Vollkornsandwich mit Ei und Gurke
lunch sandwich quick warm mexican | corn tortillas, beans, avocado, tomatoes | corn tortillas with beans, avocado and tomatoes | Maistortillas mit Bohnen, Avocado und Tomaten
lunch dinner warm filling | sweet potato, beans, avocado, lime | a baked sweet potato with beans and avocado | eine gebackene Süßkartoffel mit Bohnen und Avocado
lunch dinner warm filling protein calcium | potatoes, quark, herbs, flaxseed | potatoes with herb quark and flaxseed | Kartoffeln mit Kräuterquark und Leinsamen
lunch salad light vegetables | couscous, cucumber, tomatoes, herbs, feta | a couscous salad with cucumber, tomatoes and feta | ein Couscoussalat mit Gurke, Tomaten und Feta
lunch dinner salad party bbq light | potatoes, cucumber, herbs, olive oil | a potato salad with cucumber, herbs and olive oil | ein Kartoffelsalat mit Gurke, Kräutern und Olivenöl
soup lunch dinner warm light creamy | pumpkin, coconut milk, ginger | pumpkin soup with coconut milk and ginger | Kürbissuppe mit Kokosmilch und Ingwer
soup lunch dinner warm light | tomatoes, basil, garlic, olive oil | tomato soup with basil | Tomatensuppe mit Basilikum
soup lunch dinner warm protein iron fiber filling | lentils, carrots, ginger, herbs | red lentil soup with carrots and ginger | rote Linsensuppe mit Karotten und Ingwer
soup lunch dinner warm filling creamy | potatoes, leek, herbs | potato and leek soup | Kartoffel-Lauch-Suppe
soup lunch dinner warm light creamy | carrots, ginger, potatoes | carrot and ginger soup | Karotten-Ingwer-Suppe
soup lunch dinner warm protein asian | rice noodles, chicken, ginger, carrots | chicken soup with rice noodles, ginger and carrots, without a stock cube | Hühnersuppe mit Reisnudeln, Ingwer und Karotten, ohne Brühwürfel
soup lunch dinner warm lowcarb creamy | broccoli, coconut milk, ginger | broccoli soup with coconut milk | Brokkolisuppe mit Kokosmilch
soup lunch dinner warm light asian protein | miso paste, tofu, spinach, mushrooms | miso soup with tofu, spinach and mushrooms, on a seaweed broth | Misosuppe mit Tofu, Spinat und Pilzen, mit Algenbrühe
dip snack party creamy bbq | avocado, lime, tomatoes, onion | guacamole with vegetable sticks | Guacamole mit Gemüsesticks
dip snack party bbq light | tomatoes, onion, lime, herbs | a fresh tomato salsa | eine frische Tomatensalsa
dip snack party creamy bbq protein | yogurt, cucumber, garlic, herbs | tzatziki of yogurt, cucumber and garlic | Tzatziki aus Joghurt, Gurke und Knoblauch
dip snack party creamy bbq protein | beans, olive oil, lemon, herbs | a white bean dip with lemon and herbs | ein Dip aus weißen Bohnen mit Zitrone und Kräutern
dip snack party creamy protein | soy yogurt, cucumber, herbs | a soy yogurt dip with cucumber and herbs | ein Sojajoghurt-Dip mit Gurke und Kräutern
dip party snack creamy | bell pepper, sunflower seeds, olive oil | a bell pepper and sunflower seed dip | ein Dip aus Paprika und Sonnenblumenkernen
dip party snack creamy | eggplant, olive oil, herbs | a roasted eggplant dip with herbs | ein Dip aus gerösteter Aubergine mit Kräutern
dip party snack creamy | carrots, ginger, olive oil | a roasted carrot dip with ginger | ein Dip aus gerösteten Karotten mit Ingwer
dinner protein asian filling warm | tofu, broccoli, bell pepper, rice, tamari | a tofu stir-fry with broccoli, bell pepper and rice | eine Tofu-Gemüsepfanne mit Brokkoli, Paprika und Reis
dinner lunch protein filling warm indian iron fiber | lentils, tomatoes, ginger, rice | lentil dal with tomatoes, ginger and rice | Linsen-Dal mit Tomaten, Ingwer und Reis
dinner lunch protein filling warm indian asian | chickpeas, coconut milk, spinach, rice | a chickpea and spinach curry with coconut milk and rice | ein Kichererbsen-Spinat-Curry mit Kokosmilch und Reis
dinner protein filling warm asian indian | chicken, coconut milk, bell pepper, rice | a chicken and coconut curry with bell pepper and rice | ein Hähnchen-Kokos-Curry mit Paprika und Reis
dinner protein warm asian quick | chicken, broccoli, ginger, rice noodles | chicken with broccoli, ginger and rice noodles | Hähnchen mit Brokkoli, Ingwer und Reisnudeln
dinner protein warm asian quick | rice, egg, peas, carrots, tamari | egg fried rice with peas and carrots | gebratener Reis mit Ei, Erbsen und Karotten
dinner warm asian light | rice noodles, zucchini, carrots, ginger, lime | rice noodles with zucchini, carrots, ginger and lime | Reisnudeln mit Zucchini, Karotten, Ingwer und Limette
dinner protein warm asian omega3 | salmon, broccoli, rice, ginger | ginger salmon with broccoli and rice | Ingwerlachs mit Brokkoli und Reis
dinner protein warm omega3 light date | salmon, potatoes, asparagus, lemon | baked salmon with potatoes, asparagus and lemon | Ofenlachs mit Kartoffeln, Spargel und Zitrone
dinner protein warm light date | cod, tomatoes, olives, potatoes | cod baked with tomatoes and olives, with potatoes | Kabeljau aus dem Ofen mit Tomaten und Oliven, dazu Kartoffeln
dinner protein warm quick italian | prawns, zucchini, garlic, rice | garlic prawns with zucchini and rice | Knoblauchgarnelen mit Zucchini und Reis
dinner protein warm light date | chicken, potatoes, carrots, herbs | roast chicken with potatoes, carrots and herbs | Hähnchen aus dem Ofen mit Kartoffeln, Karotten und Kräutern
dinner protein warm light lowcarb | chicken, zucchini, tomatoes, olive oil | chicken with zucchini and tomatoes from the oven | Hähnchen mit Zucchini und Tomaten aus dem Ofen
dinner protein warm steak lunch | turkey, potatoes, carrots | a turkey cutlet with potatoes and carrots | ein Putenschnitzel natur mit Kartoffeln und Karotten
dinner protein warm iron steak | beef, potatoes, lettuce | a lean beef steak with potatoes and salad | ein mageres Rindersteak mit Kartoffeln und Salat
dinner protein warm iron mexican filling | beef, kidney beans, tomatoes, rice | chili con carne with beans and rice | Chili con Carne mit Bohnen und Reis
dinner lunch protein warm iron mexican filling fiber bolognese | kidney beans, corn, tomatoes, rice | bean chili with corn and rice | Bohnenchili mit Mais und Reis
dinner warm italian bolognese protein filling | pasta, lentils, tomatoes, carrots, herbs | lentil bolognese with wholegrain pasta | Linsenbolognese mit Vollkornnudeln
dinner warm italian bolognese protein filling | pasta, tofu, tomatoes, carrots, herbs | tofu bolognese with pasta | Tofubolognese mit Nudeln
dinner warm italian bolognese | pasta, mushrooms, walnuts, tomatoes, herbs | mushroom and walnut ragu with pasta | Pilz-Walnuss-Ragout mit Nudeln
dinner warm italian bolognese lowcarb protein | zucchini, lentils, tomatoes, herbs | lentil ragu on zucchini ribbons | Linsenragout auf Zucchinistreifen
dinner warm italian bolognese filling | cornmeal, mushrooms, tomatoes, herbs | polenta with a mushroom and tomato ragu | Polenta mit Pilz-Tomaten-Ragout
dinner warm italian date light | rice, mushrooms, herbs, olive oil | mushroom risotto with herbs | Pilzrisotto mit Kräutern
dinner warm italian date light | rice, asparagus, peas, lemon, olive oil | asparagus and pea risotto with lemon | Spargel-Erbsen-Risotto mit Zitrone
dinner warm italian pizza | cornmeal, tomatoes, mozzarella, basil | a polenta pizza with tomatoes, mozzarella and basil | eine Polentapizza mit Tomaten, Mozzarella und Basilikum
dinner warm italian pizza lunch | bread, tomatoes, mushrooms, basil | a flatbread pizza with tomatoes, mushrooms and basil | eine Fladenbrotpizza mit Tomaten, Pilzen und Basilikum
dinner warm bolognese burger steak protein filling | beans, potatoes, lettuce, onion | bean patties with potato wedges and salad | Bohnenbratlinge mit Kartoffelspalten und Salat
dinner warm steak burger bbq party | mushrooms, potatoes, herbs, olive oil | grilled portobello mushrooms with herb potatoes | gegrillte Portobello-Pilze mit Kräuterkartoffeln
dinner warm steak protein | tofu, potatoes, broccoli, herbs | herb-crusted tofu with potatoes and broccoli | Kräutertofu mit Kartoffeln und Brokkoli
dinner warm steak lowcarb light | cauliflower, herbs, olive oil, lettuce | a roasted cauliflower slice with herbs and salad | eine geröstete Blumenkohlscheibe mit Kräutern und Salat
dinner warm filling omega3 | potatoes, spinach, flaxseed, rapeseed oil | potatoes with spinach, flaxseed and rapeseed oil | Kartoffeln mit Spinat, Leinsamen und Rapsöl
dinner warm protein omega3 lunch salad | tofu, spinach, hemp seeds, rapeseed oil, rice | a tofu and spinach bowl with hemp seeds and rapeseed oil | eine Bowl mit Tofu, Spinat, Hanfsamen und Rapsöl
dinner warm filling light lowcarb | eggplant, tomatoes, zucchini, herbs, olive oil | ratatouille of eggplant, tomatoes and zucchini | Ratatouille aus Aubergine, Tomaten und Zucchini
dinner warm filling protein | sweet potato, chickpeas, spinach, tahini | roasted sweet potato and chickpeas with spinach and tahini | geröstete Süßkartoffel mit Kichererbsen, Spinat und Tahini
dinner warm filling light | rice, carrots, zucchini, herbs, olive oil | a vegetable rice pan with carrots, zucchini and herbs | eine Gemüse-Reis-Pfanne mit Karotten, Zucchini und Kräutern
dinner warm protein lamb date | lamb, potatoes, carrots, herbs | lamb with potatoes, carrots and herbs | Lamm mit Kartoffeln, Karotten und Kräutern
dinner protein warm lunch mexican | corn tortillas, chicken, avocado, lime | chicken tacos in corn tortillas with avocado and lime | Hähnchentacos in Maistortillas mit Avocado und Limette
sushi dinner lunch omega3 protein | rice, nori, salmon, cucumber | salmon and cucumber rolls | Lachs-Gurken-Röllchen
sushi dinner lunch | rice, nori, avocado, cucumber | avocado and cucumber maki | Avocado- und Gurkenmaki
sushi dinner lunch protein | rice, nori, tofu, carrots | tofu and carrot maki | Tofu-Karotten-Maki
sushi dinner lunch protein | rice, nori, egg | egg nigiri | Ei-Nigiri
sushi snack protein | edamame, salt | edamame to start with | Edamame als Vorspeise
bbq party dinner protein | chicken, bell pepper, zucchini, olive oil | chicken skewers with bell pepper and zucchini | Hähnchenspieße mit Paprika und Zucchini
bbq party dinner protein | halloumi, bell pepper, zucchini | halloumi skewers with bell pepper and zucchini | Halloumispieße mit Paprika und Zucchini
bbq party dinner protein | tofu, bell pepper, mushrooms | tofu and vegetable skewers | Tofu-Gemüse-Spieße
bbq party dinner | corn, herbs, olive oil | grilled corn with herb oil | gegrillter Mais mit Kräuteröl
bbq party dinner protein omega3 | salmon, lemon, herbs | salmon in a foil parcel with lemon and herbs | Lachs in der Folie mit Zitrone und Kräutern
bbq party dinner light lowcarb | zucchini, eggplant, bell pepper, olive oil | grilled zucchini, eggplant and bell pepper | gegrillte Zucchini, Aubergine und Paprika
burger dinner protein iron | beef, lettuce, tomatoes, potatoes | a beef patty on lettuce with tomatoes and potatoes | eine Rindfleischfrikadelle auf Salat mit Tomaten und Kartoffeln
omega3 source | flaxseed, yogurt, blueberries | ground flaxseed stirred into yogurt with blueberries | geschroteter Leinsamen in Joghurt mit Heidelbeeren
omega3 source | chia seeds, oat milk | chia seeds soaked in oat milk | in Haferdrink gequollene Chiasamen
omega3 source | walnuts | a small handful of walnuts | eine kleine Handvoll Walnüsse
omega3 source | rapeseed oil, lettuce, hemp seeds | salad with rapeseed oil and hemp seeds | Salat mit Rapsöl und Hanfsamen
omega3 source | flaxseed, soy yogurt | ground flaxseed in soy yogurt | geschroteter Leinsamen in Sojajoghurt
omega3 source | salmon, herbs | salmon with herbs | Lachs mit Kräutern
iron source | lentils, lemon, herbs | lentils with lemon and herbs | Linsen mit Zitrone und Kräutern
iron source | pumpkin seeds, gluten-free oats, raspberries | gluten-free oats with pumpkin seeds and raspberries | glutenfreie Haferflocken mit Kürbiskernen und Himbeeren
iron source | spinach, beans, orange | a spinach and bean salad with orange | ein Spinat-Bohnen-Salat mit Orange
iron source | beef, bell pepper | lean beef with bell pepper | mageres Rindfleisch mit Paprika
iron source | tofu, broccoli | tofu with broccoli | Tofu mit Brokkoli
calcium source | yogurt, flaxseed | yogurt with flaxseed | Joghurt mit Leinsamen
calcium source | tofu, broccoli, rice | calcium-set tofu with broccoli and rice | mit Calcium hergestellter Tofu mit Brokkoli und Reis
calcium source | cabbage, tahini | kale with tahini | Grünkohl mit Tahini
calcium source | cabbage, broccoli, potatoes | kale and broccoli with potatoes | Grünkohl und Brokkoli mit Kartoffeln
calcium source | sardines, tomatoes | sardines with tomatoes | Sardinen mit Tomaten
fiber source | chickpeas, carrots, herbs | a chickpea and carrot salad | ein Kichererbsen-Karotten-Salat
fiber source | raspberries, gluten-free oats | gluten-free oats with raspberries | glutenfreie Haferflocken mit Himbeeren
protein source | tofu, edamame, rice | tofu with edamame and rice | Tofu mit Edamame und Reis
protein source | lentils, quinoa, spinach | lentils with quinoa and spinach | Linsen mit Quinoa und Spinat
protein source | cottage cheese, cucumber | cottage cheese with cucumber | Hüttenkäse mit Gurke
protein source | egg, spinach | eggs with spinach | Eier mit Spinat
protein source | chicken, broccoli | chicken with broccoli | Hähnchen mit Brokkoli
`;
