import type { RedFlag } from './red-flag.ts';

/**
 * The German version of the caring answers, with German phone numbers. Sources: 112 is the emergency number in all of
 * Europe (European Commission); TelefonSeelsorge Deutschland, telefonseelsorge.de; Nummer gegen Kummer,
 * nummergegenkummer.de. All of them are free.
 */
export const careInGerman: Readonly<Record<RedFlag, string>> = {
  danger:
    'Das klingt, als könnte es dringend sein. Bitte rufe jetzt den Notruf 112 oder bitte jemanden in deiner Nähe darum, und warte nicht, bis es vorbeigeht. Ich bin ein Ernährungstagebuch und kann das nicht beurteilen.',
  suicide:
    'Es tut mir sehr leid, dass es dir so geht. Du musst das nicht allein tragen. Wenn du in Gefahr sein könntest, rufe bitte jetzt den Notruf 112. Sonst rufe die TelefonSeelsorge an, Tag und Nacht, kostenlos und anonym: 0800 111 0 111 oder 0800 111 0 222. Für Kinder und Jugendliche gibt es die Nummer gegen Kummer: 116 111. Oder sag es heute jemandem, der dir nahesteht.',
  'eating disorder':
    'Danke, dass du mir das sagst. Was du beschreibst, kann schwer zu tragen sein, und du verdienst Fürsorge, keine Zahlen. Bitte sprich mit einer Ärztin, einem Arzt oder jemandem, dem du vertraust. Vertraulich hört dir auch die TelefonSeelsorge zu: 0800 111 0 111. Wenn dir schwindlig wird, du Schmerzen in der Brust hast oder daran denkst, dir etwas anzutun, rufe den Notruf 112.',
  medication:
    'Medikamente und Krankheiten gehören zu den Menschen, die dich behandeln: Bitte frage deine Ärztin, deinen Arzt, dein Diabetesteam oder die Apotheke, bevor du etwas änderst, und ändere keine Dosis, weil ein Ernährungstagebuch etwas sagt. Wenn es dir sehr schlecht geht, du zitterst, verwirrt bist oder dir schwindlig wird, rufe den Notruf 112. Ich zeige dir gern, was du gegessen hast, für deinen nächsten Termin.',
  pregnancy:
    'In der Schwangerschaft und Stillzeit ist es sehr persönlich, was du und dein Kind brauchen, und es ist keine Zeit, um auf eigene Faust weniger zu essen. Bitte frage deine Hebamme, deine Ärztin, deinen Arzt oder eine Ernährungsberatung nach Essen, Gewicht und Nahrungsergänzung. Rufe sie sofort an bei Blutungen, starken Schmerzen oder wenn du keine Flüssigkeit bei dir behältst. Dein Tagebuch führe ich gern weiter.',
  minor:
    'Du wächst noch, und dein Körper braucht dabei reichlich. Ziele, Diäten und Nahrungsergänzung sind deshalb nichts, was du mit einer App klären solltest. Bitte sprich mit deinen Eltern, mit jemandem an deiner Schule, dem du vertraust, oder mit einer Ärztin oder einem Arzt, die dich als Menschen sehen. Regelmäßige Mahlzeiten mit Familie oder Freunden und Essen, das dir schmeckt, sind ein guter Weg. Wenn dir Essen oder dein Körper Sorgen macht, sag es heute jemandem, dem du vertraust, oder rufe die Nummer gegen Kummer an: 116 111.',
};
