import type { Post } from '../../post.ts';
import { calorieCount } from '../calorie-count.tsx';

export const germanCalorieCount: Post = {
  slug: 'what-a-calorie-count-can-tell-you',
  title: 'Was eine Kalorienzahl dir sagen kann und was nicht',
  summary:
    'Etiketten dürfen um ein Fünftel danebenliegen, Speisekarten weichen von ihren Tellern ab, und wir vergessen, was wir gegessen haben. Zählen lohnt sich trotzdem, wenn du die Zahl als das liest, was sie ist.',
  category: 'Numbers',
  published: '2026-11-16',
  body: (
    <>
      <p>
        Eine Kalorienzahl sieht aus wie eine Messung. Sie hat vier Stellen und lässt sich addieren. Aber
        jemand hat geschätzt, was in einem Lebensmittel steckt, jemand hat geschätzt, wie viel davon auf dem
        Teller lag, und jemand hat abends versucht, sich an alles zu erinnern. Es hilft zu wissen, wie weit
        jede dieser Schätzungen danebenliegen kann: Dann streitest du nicht mehr um die letzte Ziffer und
        schaust auf die ersten zwei.
      </p>
      <h2>Die Faktoren hinter dem Etikett</h2>
      <p>
        Kaum ein Lebensmittel wird im Labor verbrannt, um seine Energie zu bestimmen. Man misst Eiweiß, Fett
        und Kohlenhydrate und multipliziert jedes Gramm mit einem Faktor: 4 Kilokalorien für Eiweiß und für
        Kohlenhydrate, 9 für Fett. Die Faktoren gehen auf Wilbur Atwaters Versuche um 1900 zurück; das
        US-Landwirtschaftsministerium veröffentlichte später die verfeinerten Tabellen für einzelne
        Lebensmittel, mit denen viele Datensätze bis heute rechnen. Es sind Mittelwerte über viele
        Lebensmittel und viele Menschen. Wie weit ein Mittelwert danebenliegen kann, zeigen ganze Mandeln:
        Janet Novotny und ihr Team gaben sie 2012 achtzehn Erwachsenen zu essen und maßen, was der Körper
        wieder ausschied. Eine Portion von 28 Gramm lieferte 129 Kilokalorien. Die Faktoren sagen 168 bis 170.
      </p>
      <p>
        Was dein Darm aus deiner Portion geholt hat, kann dir eine Kalorienzahl also nicht sagen. Sie sagt
        dir, was eine solche Portion im Durchschnitt enthält, nach einer Methode, die alle teilen. Um den
        Dienstag mit dem Mittwoch zu vergleichen, reicht das gut.
      </p>
      <h2>Der Spielraum, den das Gesetz lässt</h2>
      <p>
        Ein Etikett darf falsch sein. In den USA gilt ein Lebensmittel als falsch gekennzeichnet, wenn
        Kalorien, Fett oder Zucker mehr als 20 Prozent über der Angabe liegen. Ein Fertiggericht mit 400
        Kilokalorien kann 440 haben und verstößt gegen keine Regel. Über eine Woche mit abwechslungsreichem
        Essen heben sich Fehler nach oben und nach unten zum Teil auf. Bei einer einzelnen Mahlzeit nicht.
      </p>
      <h2>Im Restaurant ist die Spanne noch größer</h2>
      <p>
        2011 kauften Lorien Urban und ihr Team 269 Gerichte in 42 Restaurants und verbrannten sie im
        Kalorimeter. Im Durchschnitt stimmte die angegebene Energie recht gut. Aber 19 Prozent der einzelnen
        Gerichte hatten mindestens 100 Kilokalorien mehr als angegeben, und gerade die mit wenigen angegebenen
        Kalorien enthielten eher mehr. Der Durchschnitt stimmte, und der Teller vor dir konnte trotzdem weit
        danebenliegen.
      </p>
      <p>
        Praktisch heißt das: Behandle ein Essen im Restaurant als Spanne. Stehen 600 in der Karte, denk an 500
        bis 750, trag die Mitte ein und verbring nicht den Abend damit.
      </p>
      <h2>Das schwächste Glied ist die Erinnerung</h2>
      <p>
        Die größten Fehler machen wir selbst. In einer bekannten Studie von 1992 untersuchten Steven Lichtman
        und sein Team Menschen, die nicht abnahmen, obwohl sie angaben, sehr wenig zu essen. Gemessen mit
        doppelt markiertem Wasser fehlten in ihren Protokollen 47 Prozent von dem, was sie aßen, und sie gaben
        etwa um die Hälfte mehr Bewegung an, als sie wirklich hatten. Es waren zehn Menschen mit einem
        besonderen Problem, die 47 Prozent gelten also nicht für alle. Aber wie es dazu kommt, kennen die
        meisten: Eine Handvoll hier und das Öl in der Pfanne fühlen sich nicht wie eine Mahlzeit an, und man
        erinnert sich nicht an sie.
      </p>
      <p>
        Das ist der beste Grund, am Tisch einzutragen. Eine Mahlzeit, die du warm und mit grobem Gewicht
        aufschreibst, ist mehr wert als ein genauer Datensatz für das, was du vor dem Schlafengehen noch
        weißt.
      </p>
      <h2>Wie du eine ungenaue Zahl gut nutzt</h2>
      <ul>
        <li>
          <strong>Trag am Tisch ein.</strong> Zehn Sekunden jetzt ersetzen das Raten später. Für den Anfang
          reicht ein Foto.
        </li>
        <li>
          <strong>Wieg, was dicht ist.</strong> Öl, Nüsse, Käse und Aufstriche haben die meiste Energie pro
          Löffel. Hier macht sich eine Küchenwaage bezahlt; Salatblätter kannst du schätzen.
        </li>
        <li>
          <strong>Schau auf Wochen.</strong> Einzelne Tage tragen das ganze Rauschen von oben. Ein
          Wochenmittel verliert viel davon.
        </li>
        <li>
          <strong>Bleib bei einer Methode.</strong> Wenn du Nudeln immer gekocht einträgst, verdeckt ein
          gleichbleibender Fehler keine Veränderung.
        </li>
        <li>
          <strong>Lass die Waage die Summe berichtigen.</strong> Sagt dein Tagebuch 2.000 und dein Gewicht
          steigt vier Wochen lang langsam, dann isst du mehr, als du verbrauchst, was auch immer die Ziffern
          sagen.
        </li>
      </ul>
      <blockquote>
        Du weißt dann nicht auf den Meter genau, wo du stehst. Aber du weißt, in welche Richtung du gehst.
      </blockquote>
      <h2>Was wir daraus machen</h2>
      <p>
        Platewise kann ein Etikett nicht genauer machen, aber es muss keine eigenen Fehler hinzufügen. Jedes
        Lebensmittel, das du einträgst, nennt den Datensatz, aus dem seine Zahlen stammen. So siehst du, ob
        mit „Hühnersuppe“ die Dose oder die Küche gemeint ist. Ein Wert, den ein Datensatz nicht hat, steht
        als nicht bekannt da und nicht als null. Portionen aus einem Foto zeigen, wie sicher sie sind, und die
        Gramm berichtigst du mit einem Tipp. Und neben dem Tag steht die Woche.
      </p>
    </>
  ),
  sources: [
    {
      text: 'US Code of Federal Regulations, 21 CFR 101.9(g): Nährwertkennzeichnung von Lebensmitteln, Einhaltung. Stand November 2026.',
      href: 'https://www.ecfr.gov/current/title-21/section-101.9',
    },
    ...calorieCount.sources.slice(1),
  ],
};
