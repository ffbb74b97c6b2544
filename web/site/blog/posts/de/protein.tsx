import type { Post } from '../../post.ts';
import { protein } from '../protein.tsx';

export const germanProtein: Post = {
  slug: 'how-much-protein-is-enough',
  title: 'Wie viel Eiweiß ist genug?',
  summary:
    'Zwischen dem amtlichen Mindestwert und dem Rat aus dem Fitnessstudio liegt ein Faktor von zwei. Wofür die Zahlen gemacht wurden und wie du deine findest.',
  category: 'Nutrients',
  published: '2026-10-26',
  body: (
    <>
      <p>
        Frag ein Lehrbuch, wie viel Eiweiß ein erwachsener Mensch braucht, und es sagt 0,8 Gramm pro Kilogramm
        Körpergewicht und Tag. Frag im Fitnessstudio, und du hörst 2. Beide Zahlen haben ihren Grund. Die
        erste bewahrt fast alle davor, Eiweiß zu verlieren; die zweite kann jemandem helfen, der mit Gewichten
        trainiert und Muskeln aufbauen will. Die meisten stehen irgendwo dazwischen.
      </p>
      <h2>Woher die 0,8 kommen</h2>
      <p>
        Die Zahl ist die empfohlene Zufuhr der USA und Kanadas, festgelegt 2005. Sie wurde aus der
        Stickstoffbilanz abgeleitet: Menschen essen abgemessene Mengen Eiweiß, und alles, was den Körper
        verlässt, wird untersucht, bis Zufuhr und Verlust gleich sind. Der mittlere Bedarf lag bei 0,66 Gramm
        pro Kilogramm; ein Zuschlag macht daraus 0,8, damit 97 bis 98 von 100 gesunden Erwachsenen versorgt
        sind. Die Weltgesundheitsorganisation kam auf demselben Weg auf 0,83. Für einen Menschen mit 70
        Kilogramm sind das 56 bis 58 Gramm am Tag.
      </p>
      <p>
        0,8 ist also ein Boden, unter dem ein gesunder Mensch nicht lange bleiben sollte. Derselbe Bericht
        nennt eine weite Spanne, die zu einer guten Ernährung passt: 10 bis 35 Prozent der Energie des Tages
        aus Eiweiß. Bei 2.000 Kilokalorien sind das 50 bis 175 Gramm.
      </p>
      <h2>Was Training ändert</h2>
      <p>
        Robert Morton und sein Team haben 49 Studien mit 1.863 Menschen zusammengefasst, die mit Gewichten
        trainierten. Mehr Eiweiß half: Wer mehr bekam, gewann etwas mehr Kraft und fettfreie Masse. Bei etwa
        1,6 Gramm pro Kilogramm Körpergewicht und Tag flachte der Nutzen ab; darüber fanden die Studien keinen
        weiteren Zuwachs an fettfreier Masse. Die Unsicherheit um diesen Punkt ist groß, von 1,0 bis 2,2; die
        2 aus dem Studio liegt also darin.
      </p>
      <h2>Was Abnehmen ändert</h2>
      <p>
        Wer weniger Energie isst, als der Körper verbraucht, verliert Fett und meistens auch etwas Muskel.
        Heather Leidy und ihr Team haben 2015 die Studien dazu durchgesehen. In den kürzeren und streng
        kontrollierten verloren Menschen mit mehr Eiweiß mehr Fett und behielten mehr fettfreie Masse.
        Mahlzeiten mit mehr Eiweiß machten auch etwas satter, gegessen wurde bei der nächsten aber nicht
        weniger. Längere Studien kamen zu gemischten Ergebnissen: Es hilft nur denen, die dabeibleiben.
      </p>
      <h2>Was das Alter ändert</h2>
      <p>
        Etwa ab 65 baut dieselbe Menge Eiweiß weniger Muskel auf als früher. Die Fachgruppe PROT-AGE rät
        gesunden älteren Menschen deshalb zu mindestens 1,0 bis 1,2 Gramm pro Kilogramm und zu mehr, wenn sie
        krank sind oder trainieren. Es hilft, das Eiweiß über den Tag zu verteilen: Ein Frühstück aus Toast
        und Marmelade überlässt die ganze Arbeit dem Abendessen.
      </p>
      <h2>So findest du deine Zahl</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Du bist</th>
            <th scope="col">Gramm pro Kilogramm und Tag</th>
            <th scope="col">Bei 70 kg</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td data-column="Du bist">gesund und erwachsen: der Boden</td>
            <td data-column="Gramm pro Kilogramm und Tag">0,8</td>
            <td data-column="Bei 70 kg">56 Gramm</td>
          </tr>
          <tr>
            <td data-column="Du bist">älter als 65</td>
            <td data-column="Gramm pro Kilogramm und Tag">1,0 bis 1,2</td>
            <td data-column="Bei 70 kg">70 bis 84 Gramm</td>
          </tr>
          <tr>
            <td data-column="Du bist">im Training mit Gewichten</td>
            <td data-column="Gramm pro Kilogramm und Tag">etwa 1,6</td>
            <td data-column="Bei 70 kg">etwa 112 Gramm</td>
          </tr>
        </tbody>
      </table>
      <p>
        Bei starkem Übergewicht rechne mit dem Gewicht, das du bei gesunder Größe hättest, nicht mit dem von
        heute: Fettgewebe braucht wenig Eiweiß.
      </p>
      <h2>Wie 25 Gramm aussehen</h2>
      <p>
        Zahlen helfen erst, wenn sie zu Essen werden. Jedes davon bringt etwa 25 Gramm: 80 Gramm gebratene
        Hähnchenbrust, eine Dose Thunfisch, 230 Gramm Skyr oder Hüttenkäse, vier Eier, 280 Gramm gekochte
        Linsen oder 150 Gramm fester Tofu. Drei solche Portionen und Brot, Reis und Gemüse drum herum bringen
        die meisten Menschen mit 70 Kilogramm auf 90 Gramm und mehr, ganz ohne Pulver.
      </p>
      <h2>Kann es zu viel sein?</h2>
      <p>
        Michaela Devries und ihr Team haben 28 Versuche mit 1.358 gesunden Erwachsenen zusammengefasst. Mit
        1,5 Gramm pro Kilogramm oder mehr veränderte sich die Filterleistung der Nieren nicht anders als mit
        weniger. Die meisten Versuche waren kurz, für Jahrzehnte beweist das also nichts. Und über Menschen,
        deren Nieren schon krank sind, sagt es nichts: Für sie kann weniger besser sein, und die Zahl sollte
        in der ärztlichen Praxis oder in der Ernährungsberatung festgelegt werden. Häufiger ist das Problem,
        was viel Eiweiß verdrängt: Ein Tag aus Hähnchen und Shakes hat wenig Ballaststoffe.
      </p>
      <h2>In der App</h2>
      <p>
        Platewise zeigt Eiweiß in Salbeigrün am Rand deines Tages, in Gramm und als Anteil an der Energie. Der
        Gesundheits-Check vergleicht dein Wochenmittel mit 15 Prozent deines Kalorienziels, für die meisten
        Erwachsenen eine bescheidene Linie. Wer einer eigenen Zahl folgt, legt sie als Makroziel fest; das
        gehört zum Tarif Premium. Liegt dein Mittel über der Linie, sagt der Check das und dass sich nichts
        ändern muss.
      </p>
    </>
  ),
  sources: protein.sources,
};
