import type { Post } from '../post.ts';

export const photographAMeal: Post = {
  slug: 'photograph-a-meal-so-it-can-be-weighed',
  title: 'Photograph a meal so that it can be weighed',
  summary:
    'A camera sees colour and outline, not grams. Seven habits that help a model name the food and guess its weight, and where it will always need you.',
  category: 'Photos',
  published: '2026-11-09',
  body: (
    <>
      <p>
        Taking a picture of a plate and reading its calories is sometimes sold as magic. It is two jobs, one
        after the other. The first is to name what lies there: this is rice, that is salmon. The second is to
        say how much of it there is. Models have become good at the first job. The second is hard for a reason
        that no model can remove: a photo is flat, and food is not.
      </p>
      <h2>What a single photo leaves out</h2>
      <p>
        From above, a shallow bowl of soup and a deep one look the same. A piece of chicken hides how thick it
        is. Oil has soaked into the vegetables and left a shine at most. And without something of known size
        in the picture, nobody can say whether that plate is 20 or 30 centimetres wide. Grown people guess
        wrong here too: weigh your usual bowl of cereal once, and you will know.
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
          <strong>Take it from a slant, about 45 degrees.</strong> Straight from above hides height; flat from
          the side hides half of the plate. The slant shows both.
        </li>
        <li>
          <strong>Show the whole plate with its rim.</strong> The rim says how large everything else is. A
          fork beside it helps for the same reason.
        </li>
        <li>
          <strong>Let light fall from the side.</strong> Soft shadows tell depth. A flash from the front
          removes them.
        </li>
        <li>
          <strong>Photograph before you mix.</strong> A stirred bowl is one brown surface. Rice, beans and
          meat beside each other are three foods that can be named.
        </li>
        <li>
          <strong>Open what is closed.</strong> A sandwich from outside is bread. Lift the lid, or take a
          second picture of the filling.
        </li>
        <li>
          <strong>One table setting, one photo.</strong> Your neighbour&rsquo;s plate in the background will
          be counted by somebody, some day.
        </li>
        <li>
          <strong>Say what cannot be seen.</strong> &ldquo;Fried in two spoons of oil&rdquo; or &ldquo;diet
          lemonade&rdquo; are worth more than any pixel.
        </li>
      </ol>
      <h2>Names from the model, numbers from a table</h2>
      <p>
        There is a choice behind a photo log that you rarely see: where the calories come from. A language
        model can simply be asked for them, and will answer. Ask again, and it may answer something else. We
        do not do that with a photo. In Platewise the model may only name and weigh. Each name is then looked
        up in a food table, and the figures come from the record that was found, with its number beside it. If
        the same salmon is photographed on Monday and on Friday, a gram of it holds the same both times.
      </p>
      <p>
        The weight may still be wrong. But you see it: 140 grams, you know that it was the large piece, you
        press plus, and calories, protein and fat follow at once.
      </p>
      <h2>When a photo is the wrong tool</h2>
      <p>
        Packaged food has a barcode, which is the quicker and better picture to take. A coffee with milk is
        quicker said than photographed. A stew that you cooked yourself is best described by its recipe, once,
        and then logged by the portion. And food that you eat every morning should not need a camera at all:
        log it from yesterday.
      </p>
      <p>So keep the camera for the meals that are hard to describe, and use words for the rest.</p>
      <h2>Your pictures are yours</h2>
      <p>
        A photo of a dinner shows more than dinner: a place, a time, sometimes a person. Before a photo is
        kept, its hidden data such as the location is removed. Before the first one goes to a provider of AI,
        we ask you, and you can say no and type instead. When you delete an entry, its photo is removed too.
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
