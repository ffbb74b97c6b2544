import { anyCombination } from '../../combination.ts';
import { crisisWords } from './words.ts';

/** Returns whether a text expresses that someone wants to be dead or the feeling that life has no point. */
export const wishesDeath = anyCombination(
  [
    // Not waking up, being taken, never having been born.
    {
      all: [
        '{wish}',
        '(?:not|never|without|nicht|nie|nie (?:mehr|wieder)) ~3 (?:wak(?:e|ing)(?: me)?(?: up| again| tomorrow|$)|woke up|woken up|wach\\w*|aufwach\\w*|aufgewacht|aufzuwachen)|wach\\w* ~4 (?:nicht|nie) ~2 auf',
        'i|me|my|ich|mich|mir|^hop\\w*|^wish\\w*',
      ],
      none: 'early|late|alarm|hungry|baby|kids|hungover|headache|sore|bloated|thirsty|frueh|spaet|wecker|hungrig|kater|nachts|night|{neutral}',
    },
    {
      all: [
        '(?:god|lord|jesus|death|herrgott|gott|tod|himmel|heaven) ~5 (?:takes?|calls?|fetch|hole?n?|holt|nimmt|nehmen|zu sich)|(?:take|call|hol\\w*|nimm) (?:me|mich) ~3 (?:god|lord|gott|herrgott|home|heim)',
        'me|mich',
      ],
      none: '{neutral}',
    },
    {
      all: [
        '(?:never|not|nie|nicht|gar nicht) ~2 (?:born|geboren)',
        'wish|better|best|should|why|wuensch\\w*|waere?|besser|liebsten|warum',
      ],
    },
    {
      all: [
        '(?:be|join|see|go|to|zu|bei|folg\\w*) ~3 (?:heaven|himmel|the other side|late (?:wife|husband)|verstorbenen?)',
        '(?:i|ich) ~4 (?:want|ready|wish|go|join|will|moechte|bereit)|enough|genug',
      ],
      none: 'taste\\w*|{neutral}',
    },
    // Others without the user.
    {
      all: ['{all}|gaebe?', '{better}', '{gone}'],
      none: 'eat|ate|taste\\w*|schmeck\\w*|last night|this time|{fun}|{neutral}',
    },
    {
      all: [
        '(?:no ?body|no one|noone|niemand|keiner|keine sau|kein mensch) ~4 (?:needs?|wants?|miss\\w*|notic\\w*|loves?|braucht|will|vermiss\\w*|merk\\w*|liebt)',
        'any ?more|mehr|time to go|old|useless|gone|disappear\\w*|dead|tot|weg|alte[nr]?|nutzlos|verschwunden|for good',
        '(?:me|mich|i|ich|like me|wie mich)',
      ],
      none: '{neutral}',
    },
    // Others who would not notice or mourn, an accident that would be welcome, following the dead.
    {
      all: [
        '{gone}|my (?:funeral|grave)|mein\\w* (?:beerdigung|grab)|(?:um|for) (?:me|mich)',
        '(?:keinem|niemand\\w*|keiner|no ?body|no one|noone|anyone|any ?body|who|wer) ~5 (?:auffall\\w*|merk\\w*|notic\\w*|care\\w*|interessier\\w*|stoer\\w*|vermiss\\w*|miss|cry|mourn|grieve|come|trauer\\w*|wein\\w*|komm\\w*)',
      ],
      none: 'room|cake for|{neutral}',
    },
    {
      all: [
        '(?:if|if only|waere? doch|haette doch|wish|hope|wenn|hoffe|wuensch\\w*) ~9 (?:hit|run over|ran over|killed|crash\\w*|cancer|terminal|ueberf\\w*|angefahren|erfasst|krebs|abstuerz\\w*|heart (?:just )?stop\\w*|erwischt)',
        'waere? doch|haette doch|if only|relie\\w*|fine|ok|okay|not mind|glad|better|hope|wish|erleichter\\w*|egal|recht|froh|besser|hoffe|wuensch\\w*',
        'i|me|my|ich|mich',
      ],
      none: 'goal|target|traffic jam|budget|price|jackpot|lottery|not (?:cancer|get)|kein\\w* krebs|cure|{neutral}',
    },
    {
      all: [
        '(?:{kin}|hubby) ~6 (?:passed|died|gone|dead|tot|gestorben|verstorben|death|tod)|(?:since|seit|without|ohne) ~4 (?:{kin}|hubby|him|her)',
        '(?:follow|join|be with|go to|want to see) (?:him|her|them)|(?:ihm|ihr) ~2 (?:folgen|nach)|zu (?:ihm|ihr)(?=$| will| gehen)|(?:everything|life|nothing|alles|leben|nichts) ~4 (?:meaning|point|worth|matters|wert|sinn)',
      ],
      none: 'visit|besuch\\w*|{neutral}',
    },
    {
      all: [
        '(?:life|leben|everything|alles|dasein) ~4 (?:lost (?:all |its |any )*(?:meaning|purpose|point|joy)|meaningless|pointless|no (?:meaning|purpose|value)|kein\\w* (?:sinn|wert|freude|bedeutung)|sinn verloren|sinnlos)|(?:mit (?:dem|meinem|diesem) leben|with life) ~3 (?:abgeschlossen|fertig|durch|done|finished)',
      ],
      none: '{neutral}',
    },
    {
      all: [
        '(?:nothing|nichts|no one) ~3 (?:left|keeps|keeping|holds|holding|haelt|uebrig) ~3 (?:for me|me (?:here|alive|going)|alive|mich|fuer mich|to live)',
      ],
      none: 'fridge|shop|store|budget|table|plate|menu|kuehlschrank|teller|{neutral}',
    },
    // Sleep without return, one more day, a request to die.
    {
      all: [
        '(?:sleep|schlafen|einschlafen|asleep) ~4 (?:and|und) ~2 (?:not|never|nicht|nie\\w*) ~4 (?:come back|return|wake|get up|exist|zurueck\\w*|aufsteh\\w*|aufwach\\w*)',
        '{wish}',
      ],
      none: 'alarm|wecker|early|{neutral}',
    },
    {
      all: [
        '(?:let|lass\\w*) (?:me|mich) ~3 (?:die|sterben)(?=$| please| in peace| bitte| now| endlich)|not ~4 (?:want|face|bear|survive|get through|take) ~2 another (?:day|night|morning|year)(?=$| of this| like| here| alive)|(?:keinen|noch einen|nicht noch einen) (?:weiteren |einzigen )?tag ~3 (?:mehr|leben|aushalt\\w*|ertrag\\w*|schaff\\w*)',
      ],
      none: '{neutral}',
    },
    {
      all: [
        '(?:not|nie|nicht) ~3 (?:think|believe|plan\\w*|expect|glaube?|denke?|want) ~5 (?:make it|live|be here|be around|be alive|get|erleb\\w*) ~2 (?:to|till|until|past|for) (?:my (?:[a-z0-9]+ )?birthday|graduation|christmas|next year|\\d\\d$)',
      ],
      none: 'party|dinner|race|train|{neutral}',
    },
    {
      all: [
        '(?:think\\w*|denk\\w*|gedank\\w*|thoughts|dream\\w*|traeum\\w*|obsess\\w*) ~5 (?:(?:of|about) (?:my |own )*(?:dying|death|being dead|ending (?:it|my life))|ans sterben|an (?:den|meinen) tod|aus dem (?:sterben|tod)|uebers sterben)',
        'i|me|my|ich|mich|mein\\w*',
      ],
      none: 'afraid|scared|angst|taxes|movie|film|{neutral}',
    },
    // No reason, no future, no way out.
    {
      all: [
        '(?:no|not ~3 (?:a|any)|not ~2 any|any|what is the|what|why|kein\\w*|welche\\w*|wozu|warum|null) ~2 (?:future|reasons?|point|purpose|hope|way out|meaning|sense|sinn|zukunft|ausweg|hoffnung|grund|perspektive|lebenssinn|lebensfreude)',
        'for me|ahead of me|left|any ?more|(?:of|in) (?:any|all) (?:of )?(?:this|it)|(?:of|in) (?:anything|everything|life|my life|being)|{live}|at all|allem|alles|mehr|fuer mich|im leben|am leben|ueberhaupt|tomorrow|morgen noch',
      ],
      none: '{neutral}',
    },
    {
      all: [
        '(?:why|wozu|wofuer|warum|was bringt es|for what) ~5 {live}',
        '(?:still|even|noch|ueberhaupt|bother|any ?more) ~4 {live}|{live} (?:noch|any ?more)',
      ],
      none: 'early|sports?|{neutral}',
    },
    {
      all: [
        '(?:life|living|leben|existence|existing|being alive|dasein) ~3 (?:not|never|nicht|nichts|no longer|nimmer) ~3 (?:worth|wert|lebenswert|sinn)',
      ],
      none: 'without ~2 {neutral}|ohne ~2 {neutral}',
    },
    {
      all: [
        '(?:nothing|it|things|nichts|es) ~2 (?:never|ever|nie|jemals|nicht) ~3 (?:get|gets|be|change|improve|besser|aendern|gut) ?(?:better|ok|okay|easier|wird|werden)?',
        'point|sense|why|hopeless|feel|give up|giving up|sinn|wozu|hoffnungslos|aufgeben|any ?more|mehr',
      ],
      none: '{neutral}',
    },
    {
      all: [
        '(?:feel\\w*|fuehl\\w*|am|bin) ~4 (?:hopeless|worthless|dead inside|empty inside|so empty|a burden|useless to|beyond help|wertlos|hoffnungslos|innerlich (?:tot|leer)|nutzlos|ueberfluessig|eine last|so leer)',
      ],
      none: 'fat|weigh\\w*|eat\\w*|ate|body|{neutral}',
    },
    {
      all: [
        '(?:stop\\w*|no longer|nicht mehr) ~4 (?:plans|planning|plaene)',
        'not ~3 need\\w*|no point|no future|brauch\\w* ~3 nicht|eh weg',
      ],
      none: 'diet|{neutral}',
    },
    // Leaving life.
    {
      all: [
        '(?:leav\\w*|depart\\w*|quit\\w*|exit|gone from|off|out of|done with|finished with|check out of|log(?:ging)? out of|say goodbye to|verlassen|abtreten|scheiden|verschwinden|abschied) ~2 (?:this|the|my|dieser?|der|die|diesem|dem|von dieser|aus dieser) (?:[a-z]+ )?(?:world|earth|planet|life|welt|erde|leben)|out of life|quit life',
        'i|me|my|ready|soon|want|ich|mich|bald|bereit|will|moechte',
      ],
      none: '{neutral}',
    },
    {
      all: [
        '(?:lived|gelebt) ~2 (?:enough|long enough|genug|lange genug|zu lange|too long)|(?:enough|genug|satt|leid|muede|tired|sick|bock|lust|kraft|energie|energy|strength) ~4 (?:of|from|vom|des|zu|to|fuers|am|aufs|aus dem) ~2 (?:life|living|leben|lebens|live|exist\\w*)|genug gelebt|lebensmuede|lebenssatt',
      ],
      none: 'longer|healthy|gesund\\w*|vegan|in (?:the|der)|{neutral}',
    },
    {
      all: [
        '(?:i|ich|just|only|einfach|nur) ~3 (?:want to|wish i could|wish to|could|will|moechte|wuerde) ~4 (?:disappear|vanish|not exist|stop existing|cease|dissolve|verschwinden|weg ?sein|mich aufloesen|aufhoeren zu existieren)(?: \\w+)?(?=$| (?:forever|for good|from|and|completely|fuer|und|fuer immer|ganz))',
      ],
      none: 'blanket|bed|bett|decke|{neutral}',
    },
    {
      all: [
        '(?:want|wish|need|hope|beg\\w*) ~3 (?:it|everything|all this|all of (?:it|this)|this|the (?:pain|suffering|noise|thoughts|darkness|nightmare)|my (?:pain|suffering|life|thoughts)) ~2 (?:to )?(?:stop|end|be over|be done|go away|finish)(?= |$)',
      ],
      none: 'itch\\w*|rain\\w*|hiccup\\w*|headache|tooth\\w*|heartburn|period|cramps?|bloat\\w*|meeting|week|winter|season|{neutral}',
    },
    {
      all: [
        '(?:will|moechte|wuensch\\w*|soll|hoffe|wollte) ~5 (?:es|alles|der schmerz|das leid\\w*|die qual\\w*|das leben) ~3 (?:aufhoer\\w*|endet|enden|vorbei|zu ende|ein ende|vorueber)',
      ],
      none: 'nie (?:mehr )?(?:aufhoer|ende)\\w*|juck\\w*|schluckauf|sodbrennen|husten|durchfall|bauch\\w*|kopf\\w*|zahn\\w*|regen\\w*|winter|woche|{neutral}',
    },
    {
      all: [
        '(?:can not|kann|schaffe?|pack\\w*|halte?) ~4 (?:any ?more|nicht mehr|not ~2 any ?more)',
        '(?:want|will|moechte|wish|just|nur noch) ~5 (?:die|sleep forever|peace|it over|out|ruhe|frieden|schlafen fuer|weg von allem|aufhoert|sterben|give up|aufgeben)',
      ],
      none: 'full|couch|{neutral}',
    },
    {
      all: [
        'mach\\w* ~3 schluss ~2 (?:heute nacht|fuer immer|endgueltig|noch heute|morgen)|mach\\w* ~2 (?:heute nacht|endgueltig) ~2 schluss',
      ],
      none: 'mit|fuer heute|{neutral}',
    },
    {
      all: [
        '(?:top|topped|topping|delete|yeet|erase|unalive|end|neck|rope|remove) (?:my ?self|meself)|\\bctb\\b|catch(?:ing)? the bus for good|(?:should not|do not deserve to|not meant to|sollte nicht|verdien\\w* es nicht zu) (?:exist|live|be alive|existieren|leben)|(?:give|giving|gave) up on (?:life|living|everything|my ?self)',
      ],
      none: '{neutral}',
    },
  ],
  crisisWords,
);
