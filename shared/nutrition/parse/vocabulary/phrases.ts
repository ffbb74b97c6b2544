import { brandPhrases } from './brands.ts';
import { claimPhrases } from './claim-phrases.ts';
import { drinkPhrases } from './drink-phrases.ts';
import { foodPhrases } from './food-phrases.ts';
import { germanPhrases } from './german-phrases.ts';
import { occasionPhrases } from './occasion-phrases.ts';

/**
 * Phrases with their meaning as a whole. Applied to meal texts and to names of foods. An underscore joins words that
 * would otherwise be parsed separately. A phrase that means itself protects a name from a shorter phrase.
 */
const rows = `
7 up = lemon lime softdrink
seven up = lemon lime softdrink
3 musketeers = musketeers_bar
three musketeers = musketeers_bar
five hour energy = five_hour_energy
100 grand = hundred_grand_bar
1000 island = thousand_island
thousand island = thousand_island
less sugar = reduced sugar
with less sugar = reduced sugar
with reduced sugar = reduced sugar
less salt = reduced salt
less sodium = lowsodium
pb = peanutbutter
smashed a = ate a
smashed the = ate the
smashed some = ate some
a la plancha = grilled
strawbs = strawberries
a punnet of = two hundred fifty g of
half a punnet of = one hundred twenty five g of
punnet of = two hundred fifty g of
tub of ben and jerrys = pint of ben_jerrys
tub of ice cream = pint of ice cream
baby had = had
baby ate = ate
baby drank = drank
toddler had = had
toddler ate = ate
toddler drank = drank
for tea = for dinner
cookies and cream = cookies_and_cream
cookies n cream = cookies_and_cream
vitamin d 3 = vitamin d
vitamin b 12 = vitamin b
vitamin b 6 = vitamin b
hang on = wait
hold on = wait
omega 3 eggs = eggs
omega 3 egg = egg
omega 3 = omegathree
fistful = handful
skimmed milk = skim milk
steak with chips = steak and french fries
low calorie = lowcalorie
reduced calorie = lowcalorie
wheat thins = wheat_thins
cini minis = cini_minis
ants on a log = ants_on_a_log
stamp and go = stamp_and_go
pay day = payday
walking taco = walking_taco
walking tacos = walking_tacos
morning glory = morning_glory
great grains = great_grains
meal maker = meal_maker
5th avenue = fifth_avenue_bar
a la mode = plus ice cream
a la = la
ben and jerrys = ben_jerrys
ben and jerry = ben_jerrys
plain quarter pound cheeseburger = quarterpound cheeseburger
to drink = and
ill drink = i
i drink = i
we drink = i
will drink = i
a side of = a serving of
side order of = serving of
nonfat milk = skim milk
non fat milk = skim milk
fat free milk = skim milk
cinnamon role = cinnamon roll
cinnamon roles = cinnamon rolls
dippy eggs = boiled eggs
dippy egg = boiled egg
spag bol = spaghetti bolognese
full english breakfast = full english
dessert spoon = dessertspoon
dessert spoons = dessertspoon
school lunch box = lunch
school lunchbox = lunch
lunch box = lunch
lunchbox = lunch
packed lunch = lunch
last time = before
can i = i
let me = me
lets log = log
can you = you
can we = we
drink some = some
also drink = also
ensure plus = ensure
scoop of protein = scoop of protein powder
scoops of protein = scoops of protein powder
scoop of whey = scoop of whey powder
no bake = nobake
no knead = noknead
no churn = nochurn
no fuss = simple
which is a = or a
which is an = or an
which was a = or a
which was an = or an
specifically = or
namely = or
mix of = some
mixture of = some
combination of = some
instead of = without
anything but = without
everything but = without
nothing but = only
at least = about
lots of = some
loads of = some
plenty of = some
an entire = a whole
the entire = the whole
burger with cheese = cheeseburger
burgers with cheese = cheeseburgers
hamburger with cheese = cheeseburger
butter on toast = toast with butter
high protein yogurt = protein yogurt
at most = about
up to = about
less than = about
more than = about
a peace of = a piece of
heinz 57 = steak
omega 3 = enriched
orange jucie = orange juice
chicken brest = chicken breast
meat ball = meatball
meat balls = meatballs
meet ball = meatball
meet balls = meatballs
and rise = and rice
with rise = with rice
of rise = of rice
brown rise = brown rice
white rise = white rice
fried rise = fried rice
rise and = rice and
rise with = rice with
bowl of serial = bowl of cereal
serial with = cereal with
rather than = without
sweet snack = snack
savory snack = snack
salty snack = snack
light snack = snack
healthy snack = snack
light lunch = lunch
light dinner = dinner
light breakfast = breakfast
full breakfast = breakfast
big breakfast = breakfast
to eat = and
sweetened with = with
seasoned with = with
cheesy macaroni = macaroni and cheese
fiber one = fiberone
big mac = bigmac
bacon mac = mac and cheese with bacon
bacon mac and cheese = mac and cheese with bacon
bacon mac n cheese = mac and cheese with bacon
soft taco = taco flour tortilla
soft tacos = tacos flour tortilla
cow meat = beef
chicken egg = egg
chicken eggs = eggs
hen egg = egg
hen eggs = eggs
peanut butter and jelly sandwich = peanutbutter jelly sandwich
peanut butter and jelly sandwiches = peanutbutter jelly sandwiches
peanut butter and jam sandwich = peanutbutter jelly sandwich
sour cream and onion = sour cream onion
salt and vinegar = salt vinegar
fruit and nut bar = fruit nut bar
fruit and nut bars = fruit nut bars
sunflower seed oil = sunflower oil
sunflowerseed oil = sunflower oil
sesame seed oil = sesame oil
grape seed oil = grapeseed oil
baguette bread = baguette
hot pocket = hotpocket
hot pockets = hotpocket
set up = and
fun sized = funsize
extra large = jumbo
extra small = mini
fun size = funsize
snack sized = snacksize
snack size = snacksize
king sized = king
king size = king
bite sized = bitesize
bite size = bitesize
cocktail sized = bitesize
cocktail size = bitesize
family size = family
5 hour energy = five_hour_energy
fingers and chips = fingers and french fries
pie and chips = pie and french fries
scampi and chips = scampi and french fries
gammon and chips = gammon and french fries
nuggets and chips = nuggets and french fries
kebab and chips = kebab and french fries
beans and chips = beans and french fries
curry and chips = curry and french fries
sausages and chips = sausages and french fries
eggs and chips = eggs and french fries
fish and chips = battered fish and french fries
steak and chips = steak and french fries
burger and chips = burger and french fries
egg and chips = egg and french fries
sausage and chips = sausage and french fries
chicken and chips = chicken and french fries
`;

/** Each phrase with its meaning. */
export const phrases: readonly (readonly [saying: string, meaning: string])[] = [
  brandPhrases,
  claimPhrases,
  rows,
  drinkPhrases,
  foodPhrases,
  germanPhrases,
  occasionPhrases,
]
  .flatMap((text) => text.trim().split('\n'))
  .map((row) => {
    const [saying = '', meaning = ''] = row.split(' = ');
    return [saying, meaning];
  });
