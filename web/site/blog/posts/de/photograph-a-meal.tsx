import type { Post } from '../../post.ts';

export const germanPhotographAMeal: Post = {
  slug: 'photograph-a-meal-so-it-can-be-weighed',
  title: 'So fotografierst du eine Mahlzeit, damit sie sich wiegen lässt',
  summary:
    'Eine Kamera sieht Farbe und Umriss, keine Gramm. Sieben Gewohnheiten, die einem Modell helfen, das Essen zu benennen und sein Gewicht zu schätzen, und wo es dich immer brauchen wird.',
  category: 'Photos',
  published: '2026-11-09',
  body: (
    <>
      <p>
        Einen Teller fotografieren und seine Kalorien ablesen: Das wird manchmal als Zauberei verkauft. Es
        sind zwei Aufgaben hintereinander. Die erste ist, zu benennen, was da liegt: Das ist Reis, das ist
        Lachs. Die zweite ist, zu sagen, wie viel davon. In der ersten sind Modelle gut geworden. Die zweite
        ist schwer, und zwar aus einem Grund, den kein Modell aus der Welt schafft: Ein Foto ist flach, und
        Essen ist es nicht.
      </p>
      <h2>Was ein einzelnes Foto auslässt</h2>
      <p>
        Von oben sehen ein flacher und ein tiefer Teller Suppe gleich aus. Ein Stück Hähnchen verbirgt, wie
        dick es ist. Das Öl ist ins Gemüse gezogen und hat höchstens einen Glanz hinterlassen. Und ohne etwas
        im Bild, dessen Größe bekannt ist, kann niemand sagen, ob der Teller 20 oder 30 Zentimeter breit ist.
        Erwachsene verschätzen sich hier genauso: Wieg einmal deine gewohnte Schale Müsli, dann weißt du es.
      </p>
      <p>
        Forschende bei Google haben einen Datensatz veröffentlicht, der zeigt, wie groß das Problem ist. Für
        Nutrition5k haben sie jede Zutat von rund 5.000 Tellern gewogen und die Teller gefilmt. Ihr Modell,
        mit genau solchen Tellern trainiert, lag bei den Kalorien einer Mahlzeit im Mittel um etwa 26 Prozent
        daneben, wenn es gewöhnliche Bilder sah; mit einer Kamera, die auch die Tiefe misst, war es besser.
        Damit war es näher dran als Fachleute für Ernährung, die nach denselben Bildern schätzten. Sei also
        vorsichtig mit allem, was dir nach einem Schnappschuss eine einzige genaue Zahl zeigt.
      </p>
      <h2>Sieben Gewohnheiten, die helfen</h2>
      <ol>
        <li>
          <strong>Fotografier schräg, aus etwa 45 Grad.</strong> Senkrecht von oben verschwindet die Höhe,
          flach von der Seite der halbe Teller. Die Schräge zeigt beides.
        </li>
        <li>
          <strong>Zeig den ganzen Teller mit seinem Rand.</strong> Der Rand sagt, wie groß alles andere ist.
          Aus demselben Grund hilft eine Gabel daneben.
        </li>
        <li>
          <strong>Lass das Licht von der Seite kommen.</strong> Weiche Schatten verraten Tiefe. Ein Blitz von
          vorn löscht sie aus.
        </li>
        <li>
          <strong>Fotografier vor dem Umrühren.</strong> Eine gerührte Schüssel ist eine braune Fläche. Reis,
          Bohnen und Fleisch nebeneinander sind drei Lebensmittel, die sich benennen lassen.
        </li>
        <li>
          <strong>Öffne, was geschlossen ist.</strong> Ein Sandwich ist von außen Brot. Heb den Deckel an oder
          mach ein zweites Bild von der Füllung.
        </li>
        <li>
          <strong>Ein Gedeck, ein Foto.</strong> Den Teller am Nebenplatz im Hintergrund zählt irgendwann
          jemand mit.
        </li>
        <li>
          <strong>Sag, was man nicht sieht.</strong> „In zwei Löffeln Öl gebraten“ oder „Limo ohne Zucker“ ist
          mehr wert als jedes Pixel.
        </li>
      </ol>
      <h2>Namen vom Modell, Zahlen aus einer Tabelle</h2>
      <p>
        Hinter einem Fototagebuch steckt eine Entscheidung, die man selten sieht: woher die Kalorien kommen.
        Ein Sprachmodell kann man einfach danach fragen, und es antwortet. Frag noch einmal, und es antwortet
        vielleicht etwas anderes. Bei einem Foto machen wir es nicht so. Bei Platewise darf das Modell nur
        benennen und wiegen. Jeder Name wird dann in einer Lebensmitteltabelle nachgeschlagen, und die Werte
        kommen aus dem Datensatz, der gefunden wurde, mit seiner Nummer daneben. Wird derselbe Lachs am Montag
        und am Freitag fotografiert, steckt in einem Gramm davon beide Male dasselbe.
      </p>
      <p>
        Das Gewicht kann immer noch falsch sein. Aber du siehst es: 140 Gramm, du weißt, dass es das große
        Stück war, du tippst auf Plus, und Kalorien, Eiweiß und Fett ziehen sofort nach.
      </p>
      <h2>Wann ein Foto das falsche Werkzeug ist</h2>
      <p>
        Verpacktes hat einen Barcode, und der ist das schnellere und bessere Bild. Ein Kaffee mit Milch ist
        schneller gesagt als fotografiert. Einen Eintopf, den du selbst gekocht hast, beschreibst du am besten
        einmal als Rezept und trägst ihn dann portionsweise ein. Und was du jeden Morgen isst, sollte gar
        keine Kamera brauchen: Übernimm es von gestern.
      </p>
      <p>Nimm die Kamera also für die Mahlzeiten, die schwer zu beschreiben sind, und Worte für den Rest.</p>
      <h2>Deine Bilder gehören dir</h2>
      <p>
        Ein Foto vom Abendessen zeigt mehr als das Abendessen: einen Ort, eine Uhrzeit, manchmal einen
        Menschen. Bevor ein Foto gespeichert wird, werden verborgene Daten wie der Ort entfernt. Bevor das
        erste an einen KI-Anbieter geht, fragen wir dich, und du kannst Nein sagen und stattdessen tippen.
        Löschst du einen Eintrag, wird auch sein Foto entfernt.
      </p>
      <blockquote>Die Kamera rät zuerst. Das letzte Wort hast du.</blockquote>
    </>
  ),
  sources: [
    {
      text: 'Thames Q et al. Nutrition5k: towards automatic nutritional understanding of generic food. CVPR 2021.',
      href: 'https://arxiv.org/abs/2103.03375',
    },
    {
      text: 'Google Research. Nutrition5k, der Datensatz: Teller, Gewichte und Bilder. 2021.',
      href: 'https://github.com/google-research-datasets/Nutrition5k',
    },
    {
      text: 'USDA FoodData Central, November 2026: woher die Datensätze unserer Lebensmitteltabelle kommen.',
      href: 'https://fdc.nal.usda.gov/',
    },
  ],
};
