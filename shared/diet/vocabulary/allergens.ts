import { euAllergens } from '../../nutrition/table/food-record.ts';
import { parseNames } from './name-list.ts';

/** What the product can check a food for; lactose is looked up as milk. */
const avoidable = [...euAllergens, 'lactose', 'pork', 'alcohol'] as const;
export type Avoidable = (typeof avoidable)[number];

/**
 * Everyday names. 'Nuts' may mean peanuts too, 'shellfish' crustaceans or molluscs, and 'seafood' also fish: all of
 * them are avoided until the user removes one.
 */
export const allergenNames = parseNames<Avoidable>(`
peanut: peanut butter; peanut*; erdnussbutter; pea nut; ground nut; groundnut*; monkey nut; erdnuss*; erdnuess*; arachis
lactose: lactose*; laktose*; milchzucker*; milk sugar
gluten: gluten*; wheat*; rye; barley; spelt; kamut; oat; durum; seitan; celiac; coeliac; weizen*; roggen*; gerste*; dinkel*; hafer*; zoliakie; zoeliakie; sprue; getreide mit gluten
crustacean: crustacea*; shrimp*; prawn*; crab; crabmeat; lobster*; crayfish; crawfish; langoustine; krill; scampi; krebs; krebstier*; krustentier*; schalentier*; garnele*; krabbe*; hummer; languste*
mollusc: mollusc*; mollusk*; mussel; clam; oyster; scallop; squid; octopus; calamari; cuttlefish; snail; abalone; weichtier*; muschel*; auster*; tintenfisch*; schnecke*
crustacean mollusc: shellfish*; shell fish
fish crustacean mollusc: seafood*; sea food; meeresfrucht*; meeresfruecht*
fish: fish*; fisch*; salmon; tuna; cod; trout; mackerel; herring; anchovy; anchovies; sardine; haddock; lachs*; thunfisch*; forelle; makrele; hering*; sardelle*; kabeljau
nut: tree nut; treenut; almond*; hazelnut*; walnut*; cashew*; pistachio*; pecan*; brazil nut; macadamia*; mandel*; haselnuss*; walnuss*; pistazie*; paranuss*; pekannuss*; schalenfruchte; schalenfruechte; schalenobst; baumnuss*; haselnuess*; walnuess*
nut peanut: nut; nuss*; nuess*; any nuts; all nuts
egg: egg; eggs; egg white; egg yolk; ei; eier*; huhnerei*; huehnerei*; eiklar; eigelb; eiweiss vom huhn
soy: soy*; soja*; tofu; edamame; tempeh
milk: cows milk; milk*; dairy*; casein*; whey; cream; butter; cheese; milch*; kuhmilch*; milcheiweiss*; milchprodukt*; kasein*; molke*; kase; kaese; sahne
celery: celery*; celeriac; sellerie*
mustard: mustard*; senf*
sesame: sesame*; tahini; sesam*
sulphite: sulphite*; sulfite*; sulphur dioxide; sulfur dioxide; sulfit*; schwefeldioxid; e220
lupin: lupin*
pork: pork*; ham; bacon; pig; schwein*; schinken; speck
alcohol: alcohol*; alkohol*
`);

/** 'Nut' alone may mean peanuts too, so the profile stores tree nuts under their full name. */
const TREE_NUT = 'tree nut';

/** Returns the name under which the profile stores an allergen. */
export const profileNameOf = (name: Avoidable): string => (name === 'nut' ? TREE_NUT : name);
