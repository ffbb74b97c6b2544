import type { Topic } from '../topics/topic.ts';

/** The German version of the answers, with the same places. */
export const german: Readonly<Record<Topic, string>> = {
  hypoglycemia:
    'Das kann eine Unterzuckerung sein. Wenn du schlucken kannst, nimm jetzt 15 g schnellen Zucker: ein halbes Glas Saft oder Cola (nicht light) oder 3 bis 4 Plättchen Traubenzucker. Miss nach 15 Minuten noch einmal und wiederhole es, wenn der Wert unter 70 mg/dl (3,9 mmol/l) bleibt. Spritze kein Insulin mehr. {call}, wenn der Wert nicht steigt, du verwirrt oder benommen bist oder jemand nicht schlucken oder aufwachen kann: Dann nichts in den Mund geben.',
  'low-glucose':
    'Das ist zu niedrig: Warte nicht bis zur nächsten Mahlzeit. Nimm jetzt 15 g schnellen Zucker, etwa ein halbes Glas Saft oder 3 bis 4 Plättchen Traubenzucker, miss nach 15 Minuten und wiederhole es unter 70 mg/dl (3,9 mmol/l). Iss danach etwas. Fällt der Wert weiter oder bist du verwirrt, wähle {emergency}. Erzähl deiner Ärztin, deinem Arzt oder Diabetesteam von wiederkehrenden Unterzuckerungen.',
  'insulin-overdose':
    '{call} oder ruf dein Diabetesteam an, und bleib nicht allein. Miss jetzt den Blutzucker und dann alle 15 Minuten. Fällt er oder zitterst du, nimm 15 g schnellen Zucker, etwa ein halbes Glas Saft, und wiederhole es. Spritze kein Insulin mehr, bis eine Fachperson es sagt. Wie viel du gegen eine Dosis essen musst, kann ich nicht ausrechnen.',
  hyperglycemia:
    '{call} oder fahr in die Notaufnahme. Sehr hoher Blutzucker, Ketone, Erbrechen, tiefe Atmung oder Atem nach Aceton können eine Ketoazidose sein, und die muss ins Krankenhaus. Trink Wasser in kleinen Schlucken, wenn es drinbleibt, mach keinen Sport und ändere dein Insulin nicht allein: Mit Essen lässt sich das jetzt nicht lösen.',
  'high-glucose':
    'Das ist hoch. Prüfe die Ketone, trink Wasser und halte dich an den Plan deines Diabetesteams; ruf heute dort oder in der Arztpraxis an. Wenn du erbrichst, tief atmest, benommen bist, Ketone hast oder der Wert weiter steigt, wähle {emergency}. Zu Insulin kann ich nichts raten.',
  anaphylaxis:
    'Das kann eine schwere allergische Reaktion sein. Gibt es einen Adrenalin-Pen, benutze ihn jetzt. {call} und sag „Anaphylaxie“, auch wenn es besser wird. Leg dich hin, Beine hoch, oder setz dich auf, wenn du schlecht Luft bekommst; nicht aufstehen. Nach 5 Minuten ist ein zweiter Pen möglich. Danach ins Krankenhaus: Die Beschwerden können wiederkommen.',
  'mild-allergy':
    'Iss nichts mehr davon und probiere es nicht wieder, bis eine Ärztin oder ein Arzt es abgeklärt hat: Auch leichtes Jucken kann eine Lebensmittelallergie sein. Schwellen Lippen, Gesicht oder Hals an, fällt das Atmen schwer oder wird dir schwindlig, benutze einen Adrenalin-Pen und wähle {emergency}.',
  poisoning:
    '{poisonCall} Nicht erbrechen, und ohne Rat nichts essen oder trinken. Halte die Verpackung bereit. Spüle den Mund aus, Haut oder Augen mit Wasser ab. Ist jemand benommen, bekommt schlecht Luft, hat Verätzungen im Mund oder krampft, wähle {emergency}.',
  'mild-poisoning':
    '{poisonAsk} Sag, was es war und wie viel. Nicht erbrechen, Reste aus dem Mund nehmen. Bei Atemnot, Schluckbeschwerden, Benommenheit oder Erbrechen wähle {emergency}. Auch Arztpraxis und Apotheke helfen weiter.',
  mushrooms:
    '{poisonCall} Auch wenn es allen besser geht: Manche Pilze schädigen die Leber erst nach Tagen. Nicht absichtlich erbrechen. Hebe Reste oder ein Foto der Pilze auf und sag es allen, die mitgegessen haben. Ist jemand benommen, verwirrt oder schwer krank, wähle {emergency}.',
  overdose:
    '{poisonCall} Auch wenn du dich gut fühlst: Schäden durch zu viele Tabletten zeigen sich oft erst nach einem Tag. Nicht erbrechen und nichts mehr davon nehmen. Halte die Packung bereit. Ist jemand benommen, bekommt schlecht Luft oder war es Absicht, wähle {emergency}.',
  'button-battery':
    'Fahr jetzt in die Notaufnahme oder wähle {emergency}: Eine verschluckte Batterie oder ein Magnet kann innerhalb von zwei Stunden verätzen. Niemanden zum Erbrechen bringen und nichts essen lassen. {poisonAsk} Nur bei Kindern über 12 Monaten und in den ersten 12 Stunden: Vielleicht raten sie dir zu Honig auf dem Weg.',
  choking:
    '{call}. Kann die Person nicht sprechen, husten oder atmen: 5 kräftige Schläge zwischen die Schulterblätter, dann 5 Stöße in den Oberbauch (Heimlich-Griff), im Wechsel. Bei Babys 5 Schläge auf den Rücken und 5 Stöße auf den Brustkorb. Wer husten kann, soll husten. Bei Bewusstlosigkeit mit der Wiederbelebung beginnen.',
  'chest-pain':
    '{call}. Schmerz oder Druck in der Brust, auch in Arm, Kiefer oder Rücken, kann ein Herzinfarkt sein. Setz dich hin, ruh dich aus und fahr nicht selbst. Warte nicht, ob es vorbeigeht.',
  stroke:
    '{call} und merk dir, wann es begann: Das kann ein Schlaganfall sein, und jede Minute zählt. Ein hängender Mundwinkel, ein schwacher Arm oder verwaschene Sprache genügt, auch wenn es vergeht. Nichts zu essen oder zu trinken geben; wer benommen ist, liegt auf der Seite.',
  bleeding:
    '{call} oder fahr in die Notaufnahme. Erbrochenes Blut, schwarzer Stuhl oder starke Blutungen gehören jetzt ins Krankenhaus. Nichts essen und trinken. Drück auf eine Wunde fest ein sauberes Tuch und lass nicht los.',
  unconscious:
    '{call}. Nichts zu essen oder zu trinken geben. Reagiert die Person nicht, atmet aber: stabile Seitenlage; atmet sie nicht normal: Wiederbelebung. Wird dir selbst schwarz vor Augen, leg dich hin, Beine hoch, und bleib nicht allein. Bei Diabetes den Blutzucker messen.',
  breathing:
    '{call}. Atemnot braucht sofort Hilfe. Setz dich aufrecht hin, lockere enge Kleidung und nimm dein Spray oder deinen Adrenalin-Pen, wenn du einen hast. Nicht flach hinlegen und nicht allein bleiben.',
  'severe-illness':
    '{call} oder fahr jetzt in die Notaufnahme. Was du beschreibst, kann ernst sein und kann nicht warten. Iss und trink nichts, bis du mit einer Fachperson gesprochen hast, und bleib nicht allein.',
  'post-op-emergency':
    'Ruf jetzt die Klinik an, die dich operiert hat; erreichst du niemanden, wähle {emergency} oder fahr in die Notaufnahme. Fieber, harter Bauch, starke Schmerzen, Eiter oder Erbrechen nach einer Operation können eine Komplikation sein. Iss und trink nichts, bis eine Ärztin oder ein Arzt es gesehen hat.',
  'pregnancy-emergency':
    'Ruf jetzt deine Hebamme, die Geburtsklinik oder deine Ärztin an; erreichst du niemanden oder geht es dir sehr schlecht, wähle {emergency}. Blutungen, starke Schmerzen, heftiges Kopfweh, weniger Kindsbewegungen oder wenn nichts drinbleibt: Das muss heute angesehen werden.',
  suicide:
    'Es tut mir sehr leid, dass du das mit dir trägst, und es ist gut, dass du es sagst. Du musst damit nicht allein sein: Bitte ruf jetzt an: {crisis}. Wenn du es vielleicht tust oder schon etwas genommen hast, wähle {emergency}. Leg Tabletten und alles Gefährliche weg und bitte jemanden, bei dir zu bleiben. Essen und Zahlen können warten.',
  'self-harm':
    'Danke, dass du mir das sagst. Du verdienst Hilfe, keine Schmerzen: Bitte ruf an: {crisis}, oder sag es heute jemandem, dem du vertraust. Bist du schwer verletzt oder in Gefahr, wähle {emergency}. Essen und Zahlen können warten.',
  'insulin-dose':
    'Insulin kann ich nicht berechnen: Eine falsche Dosis ist gefährlich, und nur dein Diabetesteam kennt deinen Plan. Bitte frag dort, in der Arztpraxis oder Apotheke; dringend: {medical}. Die Kohlenhydrate einer Mahlzeit zeige ich dir gern. Wenn du zitterst oder verwirrt bist, miss den Blutzucker und nimm schnellen Zucker.',
  'drug-food':
    'Manche Lebensmittel verändern, wie Medikamente wirken. Bitte klär das in der Apotheke oder Arztpraxis, bevor du dein Essen änderst. {detail} Setz das Medikament nicht selbst ab und ändere die Dosis nicht.',
  'weight-loss-drugs':
    'Dazu nenne ich weder Dosis noch Bezugsquelle. DNP ist tödlich; Clenbuterol, Anabolika und Abnehmmittel ohne Rezept können das Herz schädigen. Hast du etwas genommen und dir ist heiß, du zitterst oder dein Herz rast, wähle {emergency}. Bitte sprich mit einer Ärztin, einem Arzt oder der Apotheke; beim Essen helfe ich gern.',
  medication:
    'Bitte frag deine Ärztin, deinen Arzt oder die Apotheke, bevor du ein Medikament oder ein hoch dosiertes Präparat nimmst, absetzt, kombinierst oder änderst: Ein Ernährungstagebuch kann das nicht beurteilen. Dringend: {medical}. Geht es dir sehr schlecht, wähle {emergency}. Ich zeige dir gern, was du gegessen hast, für den nächsten Termin.',
  pregnancy:
    'Schwangerschaft und Stillzeit sind keine Zeit, um weniger zu essen. Bitte frag deine Hebamme, deine Ärztin, deinen Arzt oder eine Ernährungsberatung nach Essen, Gewicht und Nahrungsergänzung. {detail} Ruf heute dort an bei Fieber, Blutungen, starken Schmerzen oder wenn nichts drinbleibt. Dein Tagebuch führe ich gern.',
  kidney:
    'Bei einer Nierenkrankheit gehören Eiweiß, Kalium, Salz und Trinkmenge zur Behandlung, deshalb nenne ich keine Mengen. Bitte frag deine Nierenfachpraxis, Ärztin, deinen Arzt oder eine Ernährungsberatung, bevor du etwas änderst, auch wenn ein Trainer etwas anderes sagt. Ich zeige dir gern, was du gegessen hast.',
  illness:
    'Bei dieser Krankheit gehört das Essen zur Behandlung: Bitte plane Änderungen mit deiner Ärztin, deinem Arzt oder einer Ernährungsberatung. Grenzwerte nenne ich dazu nicht. Ich zeige dir gern, was du gegessen hast. Geht es dir sehr schlecht, wähle {emergency}.',
  'post-op':
    'Nach einer Operation legt die Klinik oder Ernährungsberatung fest, wann und was du isst. Halte dich bitte an ihren Plan und ruf dort an, wenn du unsicher bist, bei Fieber, starken Schmerzen oder Erbrechen noch heute. Ich halte gern fest, was du isst.',
  infant:
    'Was ein Baby isst und trinkt, klärst du am besten mit Kinderärztin, Kinderarzt oder Hebamme. Unter 12 Monaten: kein Honig, kein Salz, keine Kuhmilch als Hauptgetränk und Milchpulver nie mit mehr Wasser strecken. Ruf heute dort an, wenn das Baby wenig trinkt, oft erbricht oder schläfrig ist.',
  'honey-infant':
    'Kein Honig vor dem ersten Geburtstag (12 Monate), auch nicht wenig oder erhitzt: Er kann Säuglingsbotulismus auslösen, selten, aber gefährlich. Hat dein Baby davon gegessen und wird schlapp, verstopft oder trinkt schlecht, ruf sofort die Kinderarztpraxis an oder wähle {emergency}.',
  'unintended-weight-loss':
    'Ungewollt abzunehmen oder keinen Appetit zu haben, sollte abgeklärt werden: Bitte geh in den nächsten Tagen zu deiner Ärztin oder deinem Arzt, früher bei Schwäche, Fieber, Schmerzen oder Blut im Stuhl. Deine Einträge und Gewichte zeige ich dir gern für den Termin.',
  symptoms:
    'Das sollte sich eine Ärztin oder ein Arzt ansehen, und ich kann es nicht beurteilen: bitte bald, noch heute, wenn es schlimmer wird. Dringend: {medical}. Bei Ohnmacht, starken Schmerzen, Atemnot oder Blut wähle {emergency}. Ich zeige dir gern, was du gegessen hast.',
  'extreme-restriction':
    'Das kann ich nicht einstellen oder planen: So wenig Essen oder Tage ganz ohne sind nur unter ärztlicher Aufsicht sicher. Fastest du gerade und dir ist schwindlig, hör auf; nach fünf Tagen mit wenig Essen sollte eine Ärztin oder ein Arzt den Wiedereinstieg begleiten. Bei Ohnmacht oder Herzrasen wähle {emergency}. Fällt dir das Essen schwer, hilft dir: {eating}. Ich plane gern mit dir genug zu essen.',
  minor:
    'Du wächst noch und brauchst reichlich zu essen, deshalb plane ich für dich keine Diät und kein Ziel. Bitte sprich mit deinen Eltern, jemandem an der Schule, dem du vertraust, oder mit deiner Ärztin oder deinem Arzt. Regelmäßige Mahlzeiten und Essen, das dir schmeckt, sind ein guter Weg. Wenn dir Essen oder dein Körper große Sorgen macht: {eating}.',
  'child-diet':
    'Kinder wachsen, deshalb plane ich für sie keine Diät und kein Ziel. Bitte sprich mit der Kinderärztin, dem Kinderarzt oder einer Ernährungsberatung. Am meisten helfen regelmäßige gemeinsame Mahlzeiten ohne Bemerkungen zum Gewicht.',
  'low-bmi':
    'Dein Gewicht ist für deine Größe schon niedrig. Deshalb helfe ich nicht, es weiter zu senken. Bitte sprich mit deiner Ärztin, deinem Arzt oder einer Ernährungsberatung, wie du gut zunimmst. Wenn ein Teil von dir trotzdem leichter sein will, hört man dir hier zu: {eating}. Gern schlage ich dir Essen vor, das dir Kraft gibt.',
  'eating-disorder':
    'Danke, dass du mir das sagst. Das klingt schwer, und du verdienst Hilfe, keine Zahlen. Hungern, Erbrechen oder Abführmittel machen ein Essen nicht ungeschehen und können dir schaden. Bitte sprich mit jemandem, der sich mit Essstörungen auskennt: {eating}, oder mit deiner Ärztin oder deinem Arzt. Wird dir schwindlig, hast du Brustschmerzen oder erbrichst Blut, wähle {emergency}. Deine nächste normale Mahlzeit genügt.',
};
