/** 200 typical meal descriptions from all parts of the world, written for this product. */
export const ordinaryMeals: readonly string[] = `
2 eggs and a slice of toast with butter
bowl of oatmeal with banana and honey
greek yogurt with berries and granola
two slices of wholemeal toast with peanut butter
cornflakes with milk
a coffee with milk and two sugars
black coffee and a croissant
cappuccino and a blueberry muffin
scrambled eggs, bacon and hash browns
pancakes with maple syrup and a glass of orange juice
avocado toast with a poached egg
bagel with cream cheese and smoked salmon
a bowl of muesli with skimmed milk
porridge made with water
french toast with strawberries
ham and cheese omelette
breakfast burrito with salsa
full english breakfast
two boiled eggs with soldiers
a banana and a cup of tea
waffles with whipped cream
fruit salad and cottage cheese
a protein shake with milk and a banana
chia pudding with mango
beans on toast
congee with pickled vegetables and an egg
idli with sambar and coconut chutney
masala dosa and filter coffee
poha with peanuts
paratha with yogurt and pickle
ful medames with pita bread
shakshuka with two slices of bread
labneh with olives and cucumber
chilaquiles with fried eggs
arepa with cheese
pan con tomate and a coffee
miso soup, rice and grilled salmon
nasi lemak with a boiled egg
pho with beef
kaya toast with soft boiled eggs
a bowl of ramen with egg
chicken sandwich and a bag of crisps
turkey sandwich on whole wheat with lettuce and tomato
tuna salad sandwich
grilled cheese sandwich with tomato soup
BLT and a diet coke
caesar salad with grilled chicken
greek salad with feta
caprese salad
cobb salad with ranch dressing
side salad with vinaigrette
lentil soup with a slice of bread
chicken noodle soup
minestrone and garlic bread
clam chowder
a slice of quiche and a green salad
jacket potato with tuna mayo
jacket potato with baked beans and cheese
sausage roll
cornish pasty
fish and chips with mushy peas
a cheeseburger with fries and a coke
big burger with no cheese and a large fries
veggie burger in a bun
chicken nuggets and ketchup
two slices of pepperoni pizza
a whole margherita pizza
half a hawaiian pizza
hot dog with mustard
chicken wings with blue cheese dip
fish tacos with cabbage
three beef tacos
burrito with rice, beans and guacamole
chicken quesadilla
nachos with cheese and jalapenos
chicken fajitas
black bean soup
rice and beans with plantains
feijoada with rice and farofa
ceviche
empanadas, three of them
tamales with pork
pupusas with curtido
lomo saltado
asado with chimichurri
mole with chicken and rice
spaghetti bolognese
a plate of spaghetti carbonara
penne with tomato sauce and parmesan
lasagna
mac and cheese
risotto with mushrooms
gnocchi with pesto
ravioli with spinach and ricotta
pasta salad
steak with mashed potatoes and green beans
roast chicken with potatoes and carrots
grilled salmon with asparagus
200 g chicken breast, 150 g rice and broccoli
pork chop with apple sauce
meatballs with gravy and mashed potato
shepherd's pie
beef stew with dumplings
roast beef, yorkshire pudding and gravy
bangers and mash
toad in the hole
bratwurst with sauerkraut
wiener schnitzel with potato salad
pierogi with sour cream
goulash with bread
stuffed cabbage rolls
borscht with sour cream
beef stroganoff with noodles
moussaka
paella
tortilla española
gazpacho
ratatouille with couscous
coq au vin
boeuf bourguignon
cheese fondue
raclette with potatoes
swedish meatballs with lingonberry jam
smorrebrod with herring
haggis with neeps and tatties
falafel wrap with hummus
chicken shawarma plate
lamb kebab with rice
tabbouleh
baba ganoush with flatbread
hummus and carrot sticks
dolmades
kofta with yogurt sauce
mansaf
kabsa with chicken
couscous with vegetables and chickpeas
lamb tagine with prunes
harira
jollof rice with chicken
egusi soup with pounded yam
fufu and light soup
injera with doro wat
ugali with sukuma wiki
bobotie with yellow rice
biltong
chapati with beans
waakye
suya
dal and rice
chicken tikka masala with naan
butter chicken with basmati rice
palak paneer with two rotis
chana masala
vegetable biryani with raita
two samosas and a cup of chai
aloo gobi with chapati
rajma chawal
fish curry with rice
pakoras
lassi
gulab jamun
kung pao chicken with rice
sweet and sour pork
beef with broccoli
fried rice with egg
chow mein
mapo tofu with rice
six pork dumplings
spring rolls
peking duck with pancakes
hot and sour soup
bibimbap
bulgogi with rice and kimchi
kimchi stew
tteokbokki
japchae
sushi, 8 pieces
california roll and edamame
chicken teriyaki with rice
katsu curry
tempura udon
okonomiyaki
onigiri
pad thai with prawns
green curry with chicken and jasmine rice
tom yum soup
som tam
banh mi with pork
summer rolls with peanut sauce
nasi goreng
rendang with rice
gado gado
satay with peanut sauce
adobo with rice
lumpia
laksa
meat pie with tomato sauce
vegemite on toast
an apple
a handful of almonds
20 grapes and some cheese
dark chocolate 2 squares
a scoop of vanilla ice cream
popcorn
a packet of crisps
three chocolate chip cookies
slice of apple pie with custard
a pint of beer
a glass of red wine and some olives
gin and tonic
half a litre of water and a banana
`
  .trim()
  .split('\n');
