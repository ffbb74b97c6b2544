import type { QuestionGroup } from '../faq.ts';

/** German questions of faq.ts, with the same IDs. */
export const germanFaq: readonly QuestionGroup[] = [
  {
    name: 'Die ersten Schritte',
    questions: [
      {
        id: 'log-a-meal',
        question: 'Wie trage ich eine Mahlzeit ein?',
        answer:
          'Tippe in der Übersicht auf „Foto“, „Sprache“ oder „Tippen“. Fotografiere den Teller, sag es oder schreib es auf Englisch, so wie du es jemandem erzählen würdest, zum Beispiel „two eggs and rye toast“. Prüfe die Lebensmittel und ihre Gramm und tippe dann auf „Essen eintragen“. Im Tagebuch kannst du jeden vergangenen Tag öffnen und dort nachtragen. Von überall findest du mit Strg+K (Cmd+K am Mac) oder dem Knopf „Suchen“ Seiten, Aktionen und Lebensmittel.',
      },
      {
        id: 'calorie-goal',
        question: 'Wie wird mein Kalorienziel berechnet?',
        answer:
          'Aus Alter, Gewicht, Größe, Aktivität und, wenn du es angibst, deinem Geschlecht. Neben der Zahl steht, mit welcher Formel gerechnet wurde. Du kannst ein empfohlenes Ziel nehmen, ein eigenes eingeben oder es bei 2.000 kcal lassen. Bei Zielen unter 1.200 kcal erscheint eine Warnung mit ihrer Quelle.',
      },
    ],
  },
  {
    name: 'Fotos und Genauigkeit',
    questions: [
      {
        id: 'how-accurate',
        question: 'Wie genau sind die Zahlen?',
        answer:
          'Das Modell benennt nur die Lebensmittel und schätzt ihr Gewicht. Die Zahlen kommen aus einer Lebensmitteltabelle, und jede nennt ihren Datensatz. Gewichte aus einem Foto können um ein Viertel oder mehr danebenliegen: Bei jedem Lebensmittel steht, wie sicher es ist, und seine Gramm änderst du mit einem Tipp. Unser Ziel beim Benennen ist eine KI-Genauigkeit von 95 %; das ist ein Ziel zum Start und noch keine Messung.',
      },
      {
        id: 'who-sees-photos',
        question: 'Wer sieht meine Fotos?',
        answer:
          'Du und die, denen du es zeigst: Eine Mahlzeit, die du mit Freunden teilst, hat ihr Foto nur dabei, wenn du es willst. Bevor das erste Foto an einen KI-Anbieter geht, fragen wir dich, und du kannst Nein sagen: Dann tippst du, was auf dem Teller ist, oder dein eigenes Gerät erkennt es, wo es das kann. Ort und andere verborgene Daten werden entfernt, bevor ein Foto gespeichert wird. Löschst du einen Eintrag, wird innerhalb von zwei Tagen auch sein Foto gelöscht.',
      },
    ],
  },
  {
    name: 'Tarife und Credits',
    questions: [
      {
        id: 'what-is-free',
        question: 'Was ist kostenlos, und was ist ein Credit?',
        answer:
          'Tagebuch, Lebensmitteltabelle, Ziele und Wochenansicht sind kostenlos. Mit Credits bezahlst du Antworten eines KI-Modells: 5 für ein Foto, 1 für eine KI-Suche oder eine Aufnahme, 2 für eine Nachricht an den Coach oder eine Antwort eines Agenten. Kostenlose Konten bekommen 100 im Monat. Eine Antwort, die misslingt, kostet nichts.',
      },
      {
        id: 'cancel',
        question: 'Wie kündige ich, und wie bekomme ich mein Geld zurück?',
        answer:
          'Öffne in deinem Profil „Zahlungen“ und tippe auf „Tarif kündigen“. Der Tarif bleibt dir bis zum Ende des bezahlten Zeitraums. Dein erster Tarif beginnt mit 7 kostenlosen Tagen: Kündigst du in dieser Zeit, kostet er nichts. Wurde etwas falsch abgebucht, schreib uns.',
      },
    ],
  },
  {
    name: 'Konto und Datenschutz',
    questions: [
      {
        id: 'export',
        question: 'Kann ich meine Daten mitnehmen?',
        answer:
          'Ja. Unter „Profil“, „Daten“ gibt es einen Export von allem: alle Einträge als JSON und CSV und deine Fotos, in einem Zip. Er entsteht, während du weitermachst, und lässt sich 24 Stunden lang herunterladen. Tagebücher aus MyFitnessPal, Cronometer, Lose It!, MacroFactor, FatSecret, Samsung Health und Apple Health lassen sich importieren, und auch dieser Export selbst.',
      },
      {
        id: 'delete',
        question: 'Wie lösche ich mein Konto?',
        answer:
          'Unter „Profil“, „Daten“ im Gefahrenbereich: Tippe DELETE ein und bestätige. Das Konto ist sofort geschlossen; Einträge, Fotos, das Abo und die Anmeldung werden danach gelöscht. Das lässt sich nicht rückgängig machen. Wenn du etwas behalten willst, mach vorher einen Export.',
      },
    ],
  },
];

/** PAGES-15. */
export const germanPopular = [
  {
    name: 'So fotografierst du eine Mahlzeit, damit sie sich wiegen lässt',
    href: '/blog/photograph-a-meal-so-it-can-be-weighed',
  },
  { name: 'Was eine Kalorienzahl dir sagen kann', href: '/blog/what-a-calorie-count-can-tell-you' },
  { name: 'Lies den Trend, nicht die Waage', href: '/blog/read-the-trend-not-the-scale' },
  { name: 'Was ein Credit bringt', href: '/pricing' },
];
