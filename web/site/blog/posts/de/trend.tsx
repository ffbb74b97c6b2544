import type { Post } from '../../post.ts';
import { trend } from '../trend.tsx';

export const germanTrend: Post = {
  slug: 'read-the-trend-not-the-scale',
  title: 'Lies den Trend, nicht die Waage',
  summary:
    'Das Körpergewicht schwankt von Tag zu Tag um ein oder zwei Kilogramm, und nichts davon muss Fett sein. Wie du die langsame Linie unter der schnellen siehst und was sie über deinen Bedarf sagt.',
  category: 'Numbers',
  published: '2026-09-28',
  body: (
    <>
      <p>
        Du hast die ganze Woche gut gegessen, und am Freitag zeigt die Waage 0,9 Kilogramm mehr als am
        Donnerstag. Manche Diät endet an so einem Freitag. Aber um über Nacht 0,9 Kilogramm Fett zuzulegen,
        hättest du rund 7.000 Kilokalorien mehr essen müssen, als du verbraucht hast. Daran würdest du dich
        erinnern.
      </p>
      <h2>Was sich über Nacht bewegt</h2>
      <p>
        Das meiste an der Schwankung ist Wasser. Salz hält es fest: Ein salziges Abendessen bleibt ein oder
        zwei Tage auf der Waage. Kohlenhydrate halten es fest: Der Körper speichert sie als Glykogen in
        Muskeln und Leber, und mit jedem Gramm Glykogen etwa drei Gramm Wasser. Wer einige Tage wenig
        Kohlenhydrate isst, verliert ein oder zwei Kilogramm Glykogen und Wasser und findet sie nach dem
        ersten Teller Nudeln wieder. Nach hartem Training halten Muskeln Wasser, während sie sich erneuern.
        Bei vielen Frauen bringt der Zyklus für ein paar Tage etwas Wasser. Und auch das Essen selbst wiegt
        etwas, bis es den Körper verlässt.
      </p>
      <p>
        Nichts davon ist Fett, und von einem Tag auf den anderen wiegt es leicht mehr als das Fett, das man
        zu- oder abnimmt. Ein halbes Kilogramm in der Woche, ein stetiges Tempo, sind 70 Gramm am Tag.
      </p>
      <h2>Wie du die langsame Linie siehst</h2>
      <p>
        Wieg dich oft und schau auf einen Mittelwert. Eine einzelne Messung ist ein Wurf mit dem Würfel; das
        Mittel aus sieben ist schon ruhig. Ein gleitendes Mittel, in dem ältere Tage verblassen, zeigt den
        Trend mit wenig Verzögerung. Wichtig ist, dass die Linie Gleiches mit Gleichem vergleicht.
      </p>
      <ul>
        <li>Wieg dich morgens, nach der Toilette, vor dem Frühstück, mit so wenig Kleidung wie möglich.</li>
        <li>Nimm dieselbe Waage auf demselben harten Boden.</li>
        <li>Schreib die Zahl auf und vergiss sie. Lies einmal in der Woche die Linie.</li>
        <li>Vergleich mit derselben Phase des Zyklus vor vier Wochen, nicht mit letztem Dienstag.</li>
      </ul>
      <p>
        Wenn deine Stimmung mit der täglichen Zahl schwankt, dann lass das tägliche Wiegen. Für einen Trend
        reicht einmal in der Woche, er zeigt sich nur später. Und wer mit einer Essstörung gelebt hat, sollte
        vor dem Wiegen überhaupt mit jemandem aus der Behandlung sprechen.
      </p>
      <h2>Warum ein Kilo nicht immer 7.000 ist</h2>
      <p>
        Eine beliebte Regel sagt: Wer am Tag 500 Kilokalorien weniger isst, nimmt in der Woche ein halbes
        Kilogramm ab, so lange er will. So ist es nicht. Ein leichterer Körper verbraucht weniger Energie, und
        er bewegt sich weniger, wenn er weniger isst. Kevin Hall und sein Team haben das 2011 im Lancet in ein
        Modell gefasst. Ihre Faustregel für Erwachsene: Jede Änderung um 24 Kilokalorien am Tag führt am Ende
        zu einer Änderung von etwa einem Kilogramm, zur Hälfte nach etwa einem Jahr und fast ganz nach dreien.
        Die Linie einer Diät ist also eine Kurve, die abflacht. Das Plateau gehört dazu; es ist kein Versagen
        des Willens.
      </p>
      <h2>Was die Linie über deinen Bedarf sagt</h2>
      <p>
        Formeln für den Energiebedarf, etwa Mifflin-St. Jeor, sind Mittelwerte. Eine Übersicht von 2005 fand
        sie am verlässlichsten von vieren, und trotzdem lag sie bei etlichen Menschen mehr als 10 Prozent
        daneben; dazu kommt die Schätzung, wie aktiv jemand ist. Wenn du aber aufschreibst, was du isst, und
        dich wiegst, kannst du stattdessen mit deiner eigenen Bilanz rechnen. Iss vier Wochen lang 2.200 am
        Tag, während dein Trend um ein Kilogramm fällt, und dein Körper hat insgesamt etwa 7.000 bis 7.700
        Kilokalorien mehr verbraucht, rund 260 am Tag. Dein Bedarf lag bei etwa 2.460.
      </p>
      <p>
        Diese Rechnung hat Grenzen, die man nennen sollte. Sie braucht Wochen, nicht Tage. Sie erbt, was du
        vergessen hast einzutragen: Fehlen jeden Tag 300 Kilokalorien, kommt dein „Bedarf“ um 300 zu niedrig
        heraus. Um ein Ziel zu setzen, macht das wenig aus, solange du auf dieselbe Weise weiter vergisst. Die
        Rechnung findet die Zahl, die zu deiner Art einzutragen passt.
      </p>
      <blockquote>
        Eine Formel kennt Menschen wie dich. Vier Wochen deiner eigenen Tage handeln von dir.
      </blockquote>
      <h2>In der App</h2>
      <p>
        Platewise zeichnet deine Messungen als Punkte und den Trend als Linie und sagt, wie weit die Linie
        gewandert ist, nicht, was der Punkt seit gestern getan hat. Mit genug Tagen Essen und Gewicht
        berechnet es auch, was du wirklich verbrauchst, sagt, wie sicher das ist, und bietet dir die Zahl als
        Ziel an; dieser Teil gehört zum Tarif Premium. Ein Ziel unter 1.200 Kilokalorien zeigt eine Warnung,
        die sagt, warum.
      </p>
    </>
  ),
  sources: [
    ...trend.sources.slice(0, 4),
    {
      text: 'National Institute of Diabetes and Digestive and Kidney Diseases: Body Weight Planner, aus demselben Modell gemacht. Stand September 2026.',
      href: 'https://www.niddk.nih.gov/bwp',
    },
  ],
};
