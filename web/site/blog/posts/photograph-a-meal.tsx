import type { Post } from '../post.ts';

export const photographAMeal: Post = {
  slug: 'photograph-a-meal-so-it-can-be-weighed',
  title: 'Photograph a meal so that it can be weighed',
  summary:
    'A camera sees color and shape, not grams. Seven habits that help AI name the food and estimate its weight, and where it will always need you.',
  category: 'Photos',
  published: '2026-11-09',
  body: (
    <>
      <p>
        Getting calories from a picture of a plate is sometimes sold as magic. It is really two jobs. The
        first is to name what&rsquo;s there: this is rice, that is salmon. The second is to estimate how much
        of it there is. AI has become good at the first job. The second is hard for a reason that no model can
        change: a photo is flat, and food is not.
      </p>
      <h2>What a single photo leaves out</h2>
      <p>
        From above, a shallow bowl of soup and a deep one look the same. You can&rsquo;t see how thick a piece
        of chicken is. Oil has soaked into the vegetables and left only a shine. And without something of
        known size in the picture, no one can say whether the plate is 20 or 30 centimeters wide. People get
        this wrong too: weigh your usual bowl of cereal once, and you&rsquo;ll see.
      </p>
      <p>
        Researchers at Google published a data set that shows the size of the problem. For Nutrition5k they
        weighed every ingredient of about 5,000 plates and filmed them. Their model, trained on just such
        plates, missed the calories of a meal by about 26 percent on average when it saw ordinary pictures;
        with a camera that also measures depth it did better. The authors found that this was closer than what
        nutritionists guessed from the same pictures. So be careful with anything that shows you one exact
        number after one snapshot.
      </p>
      <h2>Seven habits that help</h2>
      <ol>
        <li>
          <strong>Shoot at an angle of about 45 degrees.</strong> From straight above you can&rsquo;t see
          height; from the side you can&rsquo;t see half of the plate. An angle shows both.
        </li>
        <li>
          <strong>Show the whole plate with its rim.</strong> The rim shows how large everything else is. A
          fork next to it helps for the same reason.
        </li>
        <li>
          <strong>Use light from the side.</strong> Soft shadows show depth. A flash from the front removes
          them.
        </li>
        <li>
          <strong>Photograph before you mix.</strong> A stirred bowl is one brown surface. Rice, beans and
          meat side by side are three foods that AI can name.
        </li>
        <li>
          <strong>Open what is closed.</strong> From the outside, a sandwich is just bread. Lift the lid, or
          take a second picture of the filling.
        </li>
        <li>
          <strong>One table setting, one photo.</strong> Otherwise your neighbor&rsquo;s plate in the
          background may be counted too.
        </li>
        <li>
          <strong>Add what can&rsquo;t be seen.</strong> &ldquo;Fried in two spoons of oil&rdquo; or
          &ldquo;diet lemonade&rdquo; are worth more than any pixel.
        </li>
      </ol>
      <h2>Names from the model, numbers from a table</h2>
      <p>
        There is a choice behind a photo log that you rarely see: where the calories come from. A language
        model can simply be asked for them, and will answer. Ask again, and it may answer something else. We
        don&rsquo;t do that with photos. In Platewise, AI only names the food and estimates its weight. Each
        name is then looked up in a food database, and the values come from the record that was found, with
        its number shown. If you photograph the same salmon on Monday and on Friday, a gram of it has the same
        values both times.
      </p>
      <p>
        The weight may still be wrong. But you can see it: if it says 140 grams and you know it was the large
        piece, tap plus, and calories, protein and fat update at once.
      </p>
      <h2>When a photo is the wrong tool</h2>
      <p>
        For packaged food, scanning the barcode is faster and more accurate. A coffee with milk is faster to
        say than to photograph. A homemade stew is best entered as a recipe once, and then logged by the
        portion. And food that you eat every morning should not need a camera at all: log it from yesterday.
      </p>
      <p>So keep the camera for the meals that are hard to describe, and use words for the rest.</p>
      <h2>Your pictures are yours</h2>
      <p>
        A photo of a dinner shows more than dinner: a place, a time, sometimes a person. Before we store a
        photo, we remove hidden data such as the location. Before the first one goes to an AI provider, we ask
        you, and you can say no and type instead. When you delete an entry, its photo is deleted too.
      </p>
      <blockquote>The camera guesses first. You have the last word.</blockquote>
    </>
  ),
  sources: [
    {
      text: 'Thames Q et al. Nutrition5k: towards automatic nutritional understanding of generic food. CVPR 2021.',
      href: 'https://arxiv.org/abs/2103.03375',
    },
    {
      text: 'Google Research. Nutrition5k, the data set: plates, weights and pictures. 2021.',
      href: 'https://github.com/google-research-datasets/Nutrition5k',
    },
    {
      text: 'USDA FoodData Central, November 2026: where the records of our food table come from.',
      href: 'https://fdc.nal.usda.gov/',
    },
  ],
};
