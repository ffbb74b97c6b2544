import type { Combination } from '../../combination.ts';

const PAINS =
  'pain|ache|cramps?|nausea|fever|infection|insomnia|jet ?lag|allerg\\w*|(?:[a-z]+)?schmerz(?:en)?|kraempfe|uebelkeit|entzuendung';
const DONE_WITH_LIFE =
  '(?:with|about|mit) (?:my |this |the |all of |dem |meinem |diesem )?(?:whole )?(?:life|leben)(?=$| )';

/** What an everyday word or question means because of its purpose: a method, an end, a farewell. Slots are in `slots.ts`. */
export const crisisIntents: readonly Combination[] = [
  // How much until it is over.
  {
    all: [
      'how (?:many|much|long)|(?:what|which) (?:dose|amount|number)|wie (?:lange|schnell)|wie ?viele?|welche (?:menge|dosis)|reich(?:en|t)|genuegen|genug|(?:would|will|are|is) ~4 enough',
      '{drugs}|{otherMedicine}|(?:tak(?:e|ing)|swallow\\w*) ~2 (?:everything|all)(?= |$)|alles ~2 (?:nehm\\w*|schluck\\w*)|insulin|heroin|fentanyl|morphin\\w*',
      '(?:it|everything|all|this) (?:is |will be |would be )?(?:surely |really |finally |all |safely )*(?:over|done with)(?= |$)|(?:es|alles) ~3 (?:vorbei|aus|zu ende)(?= |$)|for good|fuer immer|no ?(?:body|one) can (?:save|help|find|bring)|(?:not|no one|nobody) ~3 (?:save|revive|bring) me|(?:keiner|niemand) ~3 (?:retten|helfen|zurueckholen)|endlich (?:ruhe|vorbei|schluss)|(?:no|not|before|nobody|too late) ~6 (?:ambulance|hospital|rescued?)|(?:kein\\w*|zu spaet|bevor) ~5 (?:notarzt|krankenwagen|rettung\\w*|krankenhaus)|nie (?:mehr|wieder)|never (?:feel|wake|get up)|nicht mehr auf(?:zu)?wach\\w*|no (?:way|coming) back|kein zurueck|gone (?:for good|forever)',
    ],
    none: `{notFinal}|${PAINS}|dog|cat|hund|katze`,
  },
  // What a way to die feels like or takes.
  {
    all: [
      'bleed(?:ing|s)? (?:out|to death)|bleed ~3 (?:bath\\w*|tub)|suffocat\\w*|drown(?:ing|s)?|hang(?:ing|ed)?(?= |$)|free(?:z|ze|zing) to death|(?:cut|slit)\\w* ~2 (?:wrists?|veins)|verblut\\w*|ertrink\\w*|erhaeng\\w*|erfrier\\w*|erstick\\w*|pulsadern?',
      'hurts?|pain\\w*|peaceful\\w*|how (?:long|quick\\w*|fast)|slow\\w*|tut ~2 weh|weh ?tun|schmerz\\w*|qualvoll|wie (?:lange|schnell)|friedlich|without feeling|feel (?:it|anything)|ohne ~3 (?:spuer\\w*|merk\\w*)|(?:spuert|merkt) (?:man|es)',
      'would|does|do|can|is|will|how|if|tut|wie|ob|dauert|ist',
    ],
    none: `{daily}|{fun}|fish|fisch\\w*|lobsters?|hummer|chicken|turkey|meat|steak|fleisch|beef|rind\\w*|animals?|tiere?n?|roast|braten|plants?|hang(?:ing)? (?:out|on|in|up|over|around|from (?:the|a) (?:bar|pull ?up bar))|hangs?|pull ?ups?|bar|grip|shoulders?|schulter\\w*|in work|in emails|history|film|movie|book`,
  },
  // A death that should look like something else, or be worth money.
  {
    all: [
      '(?:look|looks|seem|pass|disguise\\w*|mak(?:e|ing)|made) ~3 (?:like|as|for) an accident|(?:wie|nach) ein\\w* unfall (?:aus\\w*|wirk\\w*)|unfall aussehen|(?:has|needs?|should|must) to look natural|als unfall (?:aus\\w*|durchgeh\\w*|tarn\\w*)',
      '{me}|how|wie',
    ],
    none: '{fun}|cake|cookies?|brownies?|ate|gegessen|pizza|spill\\w*|vase|broke|kaputt|novel|roman|story|film|plot',
  },
  {
    all: [
      '(?:life )?insurance|(?:lebens)?versicherung',
      'pay\\w*|money|payout|get|gets|cover\\w*|claim|zahl\\w*|geld|bekomm\\w*|krieg\\w*|summe',
      '(?:do|did|done|doing) it my ?self|suicid\\w*|(?:my|mein\\w*) (?:own )?(?:hand|death|tod)|kill\\w*|(?:i|ich) ~2 (?:die|dies|gone|sterbe|tot|weg bin)|not (?:an|really an) accident|(?:kein|nicht ~3) unfall|look like|selbst (?:was|etwas|antu\\w*|tue|mach\\w*)|suizid\\w*|selbstmord\\w*|jump\\w*|spring\\w*|on purpose|absicht\\w*',
    ],
    none: '{fun}|premium|broker|beitrag|tarif|makler|car|auto|travel|reise\\w*|phone|handy|zahnzusatz\\w*|dental',
  },
  // The plain words, also among food and sport.
  {
    all: [
      '(?:bring\\w* ich|ich ~2 bring\\w*) mich ~2 um(?=$| (?!den|die|das|meine?n?|ein))|(?:want|wanna|wish|like|going|ready) (?:to )?(?:just )?(?:stop|quit|cease) (?:being alive|existing|living|breathing)|(?:will|moechte|wuerde) ~3 (?:aufhoer\\w* zu (?:leben|existieren|atmen)|nicht mehr (?:leben|existieren))',
    ],
    none: '{fun}',
  },
  {
    all: [
      '(?:might|may) as well (?:be dead|die|not exist)|(?:kann|koennte) (?:ich )?(?:auch |ja |doch )*gleich sterben|(?:only|just) ~2 (?:see|have) ~1 one (?:exit|way out)|sehe ~4 nur ~2 (?:einen? ausweg|eine loesung)|(?:will|moechte|wuerde|liebsten) ~4 (?:vor (?:den|einen|die|eine) (?:zug|bahn|u bahn|lkw)|von (?:der|einer|dem|einem) (?:bruecke|dach|hochhaus))(?=$| und)',
    ],
    none: '{fun}|store|highway|autobahn|bahnhof|einsteigen|essen',
  },
  {
    all: [
      '(?:how long|wie lange) ~5 (?:surviv\\w*|live|last|takes?|take|die|ueberleb\\w*|dauert|haelt|stirbt)',
      '(?:without|no|ohne) ~2 (?:water|drinking|fluids|food|eating|insulin|dialysis|trinken|wasser|essen|nahrung|dialyse)',
      '(?:want|wish|hope) ~4 (?:quick\\w*|fast|over|end)|(?:dass|damit) es ~2 schnell|(?:until|before|bis) ~3 (?:die|dies|dead|stirbt|tot|sterbe)|to die|sterben',
    ],
    none: '{fun}|cat|dog|plants?|hund|katze|hamster|desert|wueste|camel|kamel|survival',
  },
  {
    all: [
      '{drugs}|{otherMedicine}|meds',
      '(?:bottle|flasche|liter) (?:of )?(?:gin|vodka|wodka|whisk\\w*|wine|wein|rum|schnaps|korn|tequila|booze)',
      'no alarm|kein(?:en)? wecker|good ?night (?:to )?(?:all|every\\w*|world)|gute nacht (?:welt|alle|an alle)|(?:not|never|nie) ~3 (?:wake|aufwach\\w*)|enough|genug|reicht|forever|fuer immer|goodbye|bye',
    ],
    none: '{fun}|interact\\w*|wechselwirk\\w*|party|cocktail',
  },
  {
    all: [
      'schedul\\w*|send|sent|deliver\\w*|verschick\\w*|schick\\w*|abschick\\w*|planen',
      'messages?|letters?|notes?|e ?mails?|videos?|nachricht\\w*|briefe?n?|mails?',
      'after i ~1 (?:gone|dead|die)|(?:when|once) i ~1 (?:gone|dead)|wenn ich ~2 (?:weg|tot|fort|nicht mehr)|nach meinem tod',
    ],
    none: '{fun}|holiday|vacation|urlaub|gone (?:to|for|on|home)|company|firma|job',
  },
  {
    all: [
      'spring\\w* ich|ich spring\\w*|i (?:will|am going to) jump|i jump',
      'danke fuer nichts|thanks for nothing|good ?bye|endgueltig|tschuess|letzte[nrs]?|farewell|lebt? ?wohl',
    ],
    none: '{notFalling}|waage|scale|pool|wasser|water|seil|rope|trampolin\\w*|fallschirm\\w*',
  },
  {
    all: [
      '(?:stopp?(?:ed|ing)?|quit|skipp\\w*) ~3 (?:insulin|dialysis|heart (?:meds|pills)|{otherMedicine})|(?:insulin|dialyse|herztabletten|medikamente) ~4 (?:abgesetzt|weggelassen|nicht mehr)',
      'on purpose|deliberately|absichtlich|mit absicht',
      'not want ~5 any ?more|(?:will|mag|kann) ~3 nicht mehr|{cease}|be over|vorbei',
    ],
    none: '{fun}',
  },
  // Which means is better, and who will find the dead.
  {
    all: [
      '(?:pills|tablets|rope|gun|hanging|drowning|overdos\\w*|tabletten|strick|erhaengen|bridge|bruecke|jumping|springen) (?:or|oder) ~3 (?:{edge}|{weapon}|pills|tablets|hanging|drowning|tabletten|erhaengen|jumping|springen)',
      'quick\\w*|fast\\w*|easier|better|pain\\w*|hurts?|sure\\w*|schnell\\w*|leichter|besser|schmerz\\w*|weh|sicher\\w*',
    ],
    none: '{notFinal}|jumping jacks|jump rope|commute|view|walk|run|fitness|calories|kalorien',
  },
  {
    all: [
      'ways? (?:to|of) ~2 (?:go|going|do(?:ing)? it|die|dying|end\\w*)|wie ~4 (?:gehen|abtreten|es (?:mache|machen|tun))|do it (?:where|so|in)',
      '(?:{kin}|no ?body|no one) ~5 (?:find|finds|clean|see|sees) ~2 (?:me|up|it|the mess|body)(?= |$)|(?:have|has) to (?:find me|clean ~2 up)|mich ~3 (?:finde[nt]?|gefunden)|(?:find me|finds me)(?= |$)',
    ],
    none: '{daily}|{fun}|kitchen|hide and seek|cook\\w*|spill\\w*|dishes|party|route|shop',
  },
  // Done with life, also at a distance.
  {
    all: [
      '(?:done|finished|through|over it|finish)(?= |$)|(?:fertig|durch|abgeschlossen|schluss)(?= |$)|(?:so|just|totally|completely) over (?:life|living)',
      `${DONE_WITH_LIFE}|over (?:life|living)(?= |$)`,
    ],
    none: '{fun}|for life|(?:work|night|single|city|student|social|love|family) ?life|life (?:admin|hacks?|coach|lessons?|insurance)|leben (?:in|auf|als)',
  },
  // A farewell to all, and pets or things that go to others.
  {
    all: [
      '(?:gave|given|giving|give|handed|donated|sold) ~6 (?:away|to (?:my|a) (?:friend|aunt|sister|brother|neighbou?r))|(?:gave|given|giving|give) (?:up|away) ~4 {pet}|rehom\\w*|(?:found|find) ~3 (?:new )?homes? for|{pet} ~3 (?:(?:is|are|lives?|stays?) with|at (?:the|a) shelter)|(?:verschenk\\w*|weggegeben|abgegeben|hergegeben|vermacht)|{pet} ~4 (?:tierheim|bei (?:meiner|meinem|den))',
      '(?:said|say|saying|told|tell|wave\\w*) ~4 (?:bye|good ?bye|farewells?|good ?byes)|(?:good ?byes?|farewells?) (?:are |is |were )?(?:said|done)|verabschied\\w*|tschuess|auf wiedersehen|abschied\\w*|lebt? ?wohl|mach(?:t|s)? (?:es |s )?gut|(?:bye|goodbye|farewell) (?:everyone|everybody|all|world|you all)',
    ],
    none: '{fun}|diet\\w*|diaet\\w*|old (?:scale|jeans|clothes)|mov(?:e|ed|ing)|umzug|umgezogen|umzieh\\w*|allerg\\w*|abroad|ausland|new job|recipes?|rezepte?|(?:good ?bye|farewell) to (?!every|all|my|the|him|her|them|mom|mum|dad|friends|family)|puppies|kittens|welpen|foster\\w*|pflegestelle|breeder|zuechter\\w*|school|kindergarten|kita|old job|colleagues?|kolleg\\w*|leftovers|treats|reste',
  },
  // A last meal, and then nothing more.
  {
    all: [
      '(?:my|the|a|had|was|ate|mein\\w*|das|die|eine?)? ?(?:very )?(?:last|final|letzte[rsnm]?) (?:\\w+ )?(?:supper|meal|dinner|lunch|breakfast|mahlzeit|abendessen|abendbrot|fruehstueck|mittagessen|essen|abendmahl)',
      '(?:good ?bye|bye|farewell) (?:everyone|everybody|all|world|my|dear|friends)|(?:good ?bye|farewell)(?=$)|thanks? (?:you )?(?:all )?for everything|danke (?:euch |dir )?fuer alles|lebt? ?wohl|mach(?:t|s)? (?:es |s )?gut|(?:wake\\w*|live|aufwach\\w*|leben) ~2 (?:without me|ohne mich)|ohne mich (?:aufwach\\w*|leben)|verzeih\\w*|forgive|(?:this|that) is it(?=$)|now ~4 (?:pills|rope|bridge|tablets)|(?:jetzt|dann|nun) ~4 (?:tabletten|pillen|strick|bruecke)|(?:morgen|tomorrow|bald|soon|after this|danach) ~5 (?:not (?:be )?(?:here|around)|no (?:me|more)|nicht mehr|gone|weg bin)|nothing (?:more )?after|danach (?:kommt )?(?:nichts|schluss)',
    ],
    none: '{fun}|of the day|des tages|trial|hotel|cruise|vacation|holiday|urlaub|reise|hostel|ramadan|suhoor|iftar|before (?:my|the) (?:fast|surgery|op|colonoscopy)|vor (?:der|meiner) (?:op|operation|darmspiegelung)|(?:good ?bye|bye) (?:to )?(?:carbs|sugar|meat|gluten|bread)',
  },
  // Not there any more from a day on.
  {
    all: [
      'tomorrow|tonight|by (?:then|morning|\\w+day)|next week|soon|(?:ab |schon )?morgen|bald|naechste woche|heute nacht|ab \\w+tag|demnaechst',
      '(?:gibt|gaebe) (?:es )?mich (?:\\w+ )?nicht mehr|mich (?:\\w+ )?(?:dann |bald )*nicht mehr (?:gibt|geben)|(?:there (?:is|will be|would be)|will (?:there )?be|not be) (?:no|not be|not|an?y?) ?(?:a |any )?(?:more )?(?:me|of me)(?= |$)|no more me|(?:not|no longer) exist|(?:bin|werde|waere) ~2 ich ~2 nicht mehr (?:da|hier|am leben)|(?:i|ich) ~4 nicht mehr (?:da|hier|am leben)(?= |$)|(?:not|no longer) (?:be )?(?:alive|on this earth)',
    ],
    none: '{fun}|urlaub|reise\\w*|unterwegs|verreist|dienstreise|holiday|vacation|travel\\w*|trip|office|buero|praktikum|schicht|shift|hotel|wieder da|back on|flight|flug|expired?|mhd|coupon|offer|angebot|umzug|moving',
  },
  // A prayer for the end, with a plan.
  {
    all: [
      'pray\\w*|prayers?|lieber gott|dear (?:god|lord)|beg\\w* (?:god|the lord)|bete|beten|gebet\\w*|flehe',
      '(?:it|this|everything|all|life|es|alles|das|dass) ~4 (?:ends?|over|stops?|enden?|endet|vorbei|aufhoert|aus ist)|{cease}|(?:take|call|hol\\w*|nimm\\w*) ~2 (?:me|mich)|(?:me|mich) ~3 (?:take|hol\\w*|nimmt)',
      '(?:plan|planning|planned|plane|geplant|know|figur\\w*|weiss|ueberleg\\w*) ~4 (?:how|wie|when|wann|it)(?= |$)|(?:have|got|made|habe) ~1 (?:a|einen) plan',
      '{me}',
    ],
    none: '{daily}|heat|hitze|storm|rain|regen|war|krieg|winter|exam|pruefung\\w*|chemo',
  },
  // What others need to know, and an apology.
  {
    all: [
      '(?:passwords?|passcodes?|pin|will|documents?|passwoerter|unterlagen|papiere|papers|schluessel|keys?|testament) ~3 (?:is|are|in|on|under|liegt|liegen|im|unter|auf)(?= |$)',
      '(?:sorry|forgive me) ~2 (?:{kin}|every ?one|all)|(?:tut mir leid|verzeih\\w*) ~3 (?:{kin}|alle)|(?:{kin}) ~2 (?:es )?tut mir (?:\\w+ )?leid',
    ],
    none: '{fun}|forgot\\w*|forget|vergessen|reset|wi ?fi|wlan|login|log in|netflix|locked out|holiday|urlaub|late|spaet',
  },
  // Money for the family after one's death; a death that should have come.
  {
    all: [
      '{kin} ~4 (?:gets?|inherits?|receives?|has|have|bekommt|bekommen|kriegt|kriegen|erbt|erben|haetten?)',
      '\\d+ ?k|\\d{4,}|money|house|insurance|debts?|mortgage|geld|haus|schulden|kredit|rente|pension',
      '{gone}|(?:if|when) ~4 (?:hit|hits|ran over|killed|taken|crush\\w*) me|wenn mich ~3 (?:ueberf\\w*|erwischt|erfasst|anfaehrt)|{absent}',
    ],
    none: '{fun}|{daily}|steps|schritte|points|punkte|calories|holiday|urlaub',
  },
  {
    all: [
      '(?:haette|wish|if only|should have|why (?:did|has)|warum hat) ~5 (?:mich|me) ~4 (?:mitgenommen|geholt|umgebracht|erwischt|taken|finished)|(?:wish|if only|should have|why (?:did|has)) ~6 (?:taken|killed|finished|got) me(?= |$)',
    ],
    none: '{fun}|{daily}|taxi|bus|trip|urlaub|party|kino|concert|konzert|train|zug|holiday|shopping',
  },
  // One last time with those who do not know.
  {
    all: [
      '(?:zum )?(?:letzte[ns]?) mal|one last|(?:for )?the last time|last time',
      '{kin}|kindern|every ?one|alle',
      '(?:they|he|she|nobody|no one|kids) ~2 (?:not|no idea|knows?)(?: ~3 (?:know|idea|yet))?(?= |$)|(?:wissen|weiss|ahnen|ahnt) ~4 (?:nicht|nichts)|keiner (?:weiss|ahnt)',
      '{me}|hug\\w*|umarm\\w*|gegessen|gekocht|kissed|cooked|ate',
    ],
    none: '{fun}|surprise|ueberrasch\\w*|divorce|scheidung|trenn\\w*|moving|umzug|umziehen|ziehen|recipe|rezept|how (?:much|many)|new job|calories|kalorien',
  },
];

/** What only these rules need. */
export const intentSlots = {
  pet: 'dogs?|cats?|pets?|rabbits?|guinea pigs?|hamsters?|horse|bird|parrot|hunde?|katzen?|kater|kaninchen|meerschweinchen|pferd|wellensittiche?|haustiere?',
  limbCut: 'finger|thumb|daumen',
};
