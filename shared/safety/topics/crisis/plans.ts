import { anyCombination } from '../../combination.ts';
import { crisisWords } from './words.ts';

/** Returns whether a text tells how someone prepares their death. */
export const preparesDeath = anyCombination(
  [
    {
      all: [
        'how ~2 (?:to|do i|can i|could i|would i) ~3 (?:die|kill my ?self|end it|end my life)(?=$| without| fast| quick\\w*| peaceful\\w*| pain\\w*| in)|(?:least|less|without|no) (?:any )?(?:pain\\w*) ~3 (?:way|death) ~3 (?:die|go|end)|ways to (?:die|kill my ?self|end (?:it|my life))|(?:schmerz\\w*|schnell|friedlich) (?:zu )?sterben|(?:wie\\w*|how many|how much) ~3 (?:{pills}|insulin|schlaftabletten) ~8 (?:nicht mehr aufwach\\w*|not wake|never wake|to die|stirb\\w*)',
      ],
      none: 'yeast|plant\\w*|bacteria|germs|game|{neutral}',
    },
    {
      all: [
        '(?:writ\\w*|wrote|schreib\\w*|geschrieben) ~3 (?:last|final|letzte\\w*) (?:note|letter|words|message|brief|zeilen|nachricht|worte)',
      ],
      none: 'exam|work|job|school|boss|{neutral}',
    },
    {
      all: [
        '(?:tell|say|sag\\w*|ausricht\\w*) ~6 (?:love|loved|lieb\\w*|sorry|leid)',
        '(?:will not|wo not|not going to|wont) be (?:here|around|there)|once i am gone|when i am gone|nicht mehr (?:da|hier)|wenn ich weg|goodbye',
      ],
      none: 'holiday|vacation|urlaub|{neutral}',
    },
    {
      all: [
        '(?:gave|given|giving|verschenkt|weggegeben) ~6 (?:everything|all|things|stuff|alles|sachen)|(?:everything|alles|sachen) ~3 (?:verschenkt|weggegeben|given away)',
        'last (?:day|night)|letzte\\w* (?:tag|nacht|abend)|for good|fuer immer',
      ],
      none: 'holiday|vacation|urlaub|job|{neutral}',
    },
    {
      all: [
        '(?:sav(?:e|ed|ing)|stash\\w*|hoard\\w*|stockpil\\w*|collect(?:ed|ing)|sammel\\w*|sammle|gesammelt|gehortet|horte|aufgespart|spar\\w*) ~5 {pills}|{pills} ~4 (?:gesammelt|gehortet|aufgespart|saved|hoarded|stashed)',
      ],
      none: 'vitamin\\w*|week|woche|trip|travel|holiday|urlaub|reise|pharmac\\w*|apotheke|prescription|rezept|box|dose|money|geld|coupons?|protein|bottles?|bonus\\w*|points|data',
    },
    {
      all: [
        '(?:stand\\w*|stood|look\\w*|sit|sits|sitting|sat|went|walk\\w*|driv\\w*|drove|steh\\w*|sass|sitz\\w*|geh\\w*|war|fahr\\w*|gestanden) ~4 (?:bridge|ledge|roof|rooftop|edge|tracks|cliff|overpass|bruecke|dach|gleise?n?|abgrund|klippe|balkon|bahnsteig)',
        'tempt\\w*|jump\\w*|wonder\\w*|think\\w*|thought|look\\w* down|let(?:ting)? go|falling|spring\\w*|ueberleg\\w*|gedacht|denk\\w*|runter\\w*|fallen',
        'i|my|me|ich|mich|mir|my {kin}|mein\\w* {kin}',
      ],
      none: 'bungee|jog\\w*|picnic|photo\\w*|foto\\w*|bbq|grill\\w*|ate|{neutral}',
    },
    {
      all: [
        '(?:keep|kept|always|constantly|been|can not stop|staendig|immer|dauernd) ~3 (?:think\\w*|imagin\\w*|pictur\\w*|denk\\w*|ueberleg\\w*|stell\\w*) ~4 (?:(?:driv\\w*|steer\\w*|crash\\w*|swerv\\w*|fahr\\w*) ~3 (?:tree|wall|traffic|baum|mauer|wand|gegenverkehr)|(?:jump\\w*|step\\w*|spring\\w*) ~3 (?:bridge|train|roof|traffic|window|bruecke|zug|dach|fenster)|(?:dying|death|my funeral|being dead|tod|sterben|tot sein|meine beerdigung))',
      ],
      none: '{neutral}',
    },
    {
      all: [
        '(?:wr(?:o|i)t\\w*|schreib\\w*|geschrieben|left|record\\w*) ~5 (?:letters?|notes?|messages?|videos?|briefe?n?|zettel|nachricht\\w*)|(?:letters?|notes?|briefe?) ~4 (?:written|geschrieben|ready|fertig)',
        'for after|afterwards|when i am (?:gone|dead)|after i am (?:gone|dead)|once i am gone|goodbye|farewell|fuer danach|wenn ich (?:weg|tot|nicht mehr)|zum abschied|abschied\\w*|letzte[nr]? (?:brief|worte|zeilen)',
      ],
      none: 'colleague|job|retire\\w*|rente|{neutral}',
    },
    {
      all: [
        'i ~2 know ~3 (?:how|when|where) ~4 (?:would|will|going to|want to|to) ~2 do it|have (?:a|my) plan ~3 (?:to (?:die|end)|how|for ending)|(?:weiss|weis) ~4 wie ich es ~3 (?:mache|tue|tun|machen|anstell\\w*)|(?:date|day|datum|tag) ~4 (?:picked|set|chosen|steht|ausgesucht) ~4 (?:end|die|sterb\\w*|gehen|ende)',
      ],
      none: 'job|wedding|hochzeit|{neutral}',
    },
    {
      all: [
        '(?:bought|buy|got|have|found|tied|tie|look at|looking at|kauf\\w*|gekauft|hol\\w*|geholt|habe|liegt|haengt) ~5 (?:rope|noose|strick|gun|pistole|rasierklinge\\w*|razor ?blades?)|(?:rope|noose|strick|gun|pistole|rasierklinge\\w*|razor ?blades?) ~5 (?:bought|bereit|ready|gekauft|drawer|closet|schublade|keller|garage|haengt|liegt|tied)',
        '(?:tonight|over with|ready|end|nobody|for me|finally|every night|calls?|think\\w*|alone|fertig|heute nacht|endlich|bereit|nachts|ruft|denk\\w*|dafuer|keller|vorbei)',
      ],
      none: 'jump\\w*|skip\\w*|climb\\w*|kletter\\w*|hunt\\w*|jagd|shav\\w*|rasier(?:en|t)|glue|nail|massage|spring\\w*|dog|{neutral}',
    },
    {
      all: [
        '(?:gave|given|giving|give|verschenk\\w*|weggegeben|weg ?geb\\w*) ~5 (?:dog|cat|pets?|things|stuff|belongings|everything|possessions|jewel\\w*|hund|katze|sachen|alles|schmuck) ~4 (?:not need|will not|no longer|any ?more|bother|after me|nicht mehr|brauche|danach)',
      ],
      none: 'mov(?:e|ing)|size|fit|umzug|passt|{neutral}',
    },
  ],
  crisisWords,
);

/** Returns whether a text holds the worry that someone else may take their life. */
export const fearsForOther = anyCombination(
  [
    {
      all: [
        '{other}',
        'say\\w*|said|tells?|told|text\\w*|wrote|writes|posts?|posted|keeps|talks?|talking|threaten\\w*|sent|wants|tried|admitted|mention\\w*|think\\w*|worried|scared|afraid|sagt\\w*|gesagt|schreibt|geschrieben|redet|spricht|droht\\w*|meint\\w*|will|hat|moechte|sorge\\w*|angst|ritzt|schneidet|bringt|has|is|does|might|could',
        '{die}',
      ],
      none: 'of (?:laughter|hunger|boredom)|if i|movie|film|serie|book|buch|game|bottle|{neutral}',
    },
    {
      all: [
        '{other}',
        'sorry for everything|forgive (?:me|him|her)|tut (?:ihm|ihr|mir) alles leid|verzeih\\w*',
        'phone ~3 off|not (?:answer\\w*|pick\\w*)|missing|can not reach|gone|verschwunden|handy ~3 aus|nicht erreich\\w*',
      ],
    },
    {
      all: [
        '{other}',
        'goodbye|bye forever|farewell|lebe? ?wohl\\w*|abschied\\w*|letter|note|tschuess|brief',
        '{pills}|rope|gun|knife|bridge|suicid\\w*|strick|messer|bruecke|for ?ever|for good|fuer immer|will not answer|not answering|geht nicht ran|love you all|forgive|verzeiht',
      ],
      none: '{neutral}',
    },
  ],
  crisisWords,
);

/** Returns whether a text describes injuring oneself on purpose. It reads the text with its figures of speech. */
export const describesInjury = anyCombination(
  [
    {
      all: [
        '(?:cutting|ritzen|schneiden|bleeding|bluten) ~2 (?:makes?|helps?|calms?|macht|hilft|beruhigt)',
        'calm\\w*|cope|numb|relax\\w*|relie\\w*|ruhig\\w*|beruhigt|spuer\\w*|entspann\\w*|feel',
      ],
      none: 'out|back|onions?|weight|lean|{neutral}',
    },
    {
      all: ['mich (?:selbst |selber |wieder )?(?:zu )?(?:verletzen|ritzen|aufzuritzen|schneiden)'],
      none: 'beim|nicht (?:zu )?(?:verletzen|schneiden)|rasier\\w*|sport|knie|{neutral}',
    },
    {
      all: [
        '(?:press\\w*|hold\\w*|put\\w*|drueck\\w*|halt\\w*|stub\\w*) ~5 (?:iron|lighter|cigarettes?|flame|stove|candle|kippen?|zigarette\\w*|feuerzeug|buegeleisen|kerze|herdplatte) ~5 {limb}',
      ],
      none: 'accident\\w*|versehen\\w*|{neutral}',
    },
    {
      all: [
        '(?:punch\\w*|hit\\w*|bang\\w*|schlag\\w*|hau\\w*) ~4 (?:walls?|head|wand|waende|kopf)',
        'bleed\\w*|feel (?:any|some)thing|hurts? enough|until|till|blut\\w*|spuer\\w*|bis',
      ],
      none: 'ball|gym|accident\\w*|versehen\\w*|{neutral}',
    },
    {
      all: [
        '(?:keep|kept|hide|hid|hiding|used|use|versteck\\w*|benutz\\w*|genommen|habe) ~4 (?:razors?|blades?|razor ?blades?|scalpel|klingen?|rasierklingen?|skalpell)',
        'mattress|pillow|phone case|again|on my|matratze|kissen|handyhuelle|wieder|tonight|last night',
      ],
      none: 'onions?|zwiebel\\w*|to (?:cut|chop|slice|open)|shav\\w*|rasier(?:en|t)|legs|beard|bart|kitchen|blender|mixer|kids|{neutral}',
    },
    {
      all: [
        '(?:(?:fresh |deep |new |frische |tiefe |lots of )?(?:cuts|cut marks|slashes|schnitte|schnittwunden|ritzwunden|ritznarben|self harm scars)) ~5 (?:his|her|my|their|seine\\w*|ihre\\w*|ihrem|meine\\w*|meinem|den|am) ~2 {limb}',
      ],
      none: 'cat|kitten|dog|rose\\w*|thorn\\w*|bramble\\w*|oven|glass|fell|bike|surgery|katze|hund|dornen|ofen|op|sturz|chicken|pork|beef|haehnchen',
    },
    {
      all: [
        '(?:urges?|need|want\\w*|crav\\w*|tempted|thoughts?|drang|verlangen|druck|suchtdruck|lust) ~5 (?:to )?(?:(?:use|pick up|grab|get|zu) ~2 )?(?:blades?|razor|scissors|hurt(?:ing)? my ?self|self ?harm|ritz\\w*|klinge|mich (?:zu )?(?:schneiden|verletz\\w*|ritzen)|mir weh ?zu ?tun|bleed|cut my ?self)',
      ],
      none: 'shav\\w*|rasier(?:en|t)|blender|mixer|beard|bart|paper|{neutral}',
    },
    {
      all: [
        '(?:burn\\w*|stub\\w*|brenn\\w*|verbrenn\\w*|drueck\\w*|scald\\w*|verbruehe?) ~3 (?:my ?self|my {limb}|mich|mir|meine[nr]? {limb})',
        'lighter|cigarettes?|iron|matches|on purpose|deliberately|when (?:it|i)|to feel|feuerzeug|zigarette\\w*|absicht\\w*|buegeleisen|um (?:was|etwas)|wenn (?:es|ich)',
      ],
      none: 'accident\\w*|versehen\\w*|{neutral}',
    },
    {
      all: [
        '(?:cut\\w*|hurt\\w*|scratch\\w*|punch\\w*|hit|hitting|bit(?:e|ing)|slic\\w*|carv\\w*|schneid\\w*|geschnitten|aufgeschnitten|verletz\\w*|schlag\\w*|kratz\\w*|beiss\\w*|schlitz\\w*) ~3 (?:my ?self|into my {limb}|my {limb}|mich|mir|meine[nr]? {limb})',
        'feel (?:any|some)thing|feel (?:alive|real|better|less|calm\\w*)|cope|numb|calms?|only (?:thing|way)|deserve|relie\\w*|until it bleeds|till it bleeds|again|when i am (?:sad|stressed|alone)|spuer\\w*|fuehl\\w*|druck|bis es blutet|blut\\w*|beruhig\\w*|verdien\\w*|erleichter\\w*|wieder',
      ],
      none: 'shav\\w*|chop\\w*|slicing|onions?|knife while|rasier\\w*|zwiebel\\w*|gemuese|finger|accident\\w*|versehen\\w*|cat|katze|mosquito|muecke\\w*|itch\\w*|{neutral}',
    },
  ],
  crisisWords,
);
