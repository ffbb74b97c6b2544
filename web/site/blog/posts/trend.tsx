import type { Post } from '../post.ts';

export const trend: Post = {
  slug: 'read-the-trend-not-the-scale',
  title: 'Read the trend, not the scale',
  summary:
    'Body weight can change by a kilogram or two from day to day, without any change in fat. How to see the slow trend behind the daily swings, and what it says about your needs.',
  category: 'Numbers',
  published: '2026-09-28',
  body: (
    <>
      <p>
        You ate well all week, and on Friday the scale shows 0.9 kilograms more than on Thursday. Many diets
        end on a Friday like that. But to gain 0.9 kilograms of fat overnight, you would have to eat roughly
        7,000 kilocalories more than you burned. You would remember.
      </p>
      <h2>What changes overnight</h2>
      <p>
        Most of the change is water. Salt retains it: a salty dinner stays on the scale for a day or two. So
        do carbohydrates: the body stores it as glycogen in muscle and liver, and each gram of glycogen is
        stored with about three grams of water. Someone who eats few carbohydrates for some days loses a
        kilogram or two of glycogen and water, and regains it with the first plate of pasta. Hard training
        makes muscles retain water while they repair. For many women, the menstrual cycle adds some water for
        a few days. And the food itself has weight until it leaves the body.
      </p>
      <p>
        None of that is fat, and from one day to the next it easily outweighs the fat anyone gains or loses.
        Half a kilogram a week, a steady pace, is 70 grams a day.
      </p>
      <h2>How to see the trend</h2>
      <p>
        Weigh often, and look at an average. A single weigh-in is a roll of the dice; the average of seven is
        already stable. A moving average that gives older days less weight shows the trend with little delay.
        What matters is comparing like with like.
      </p>
      <ul>
        <li>Weigh in the morning, after the toilet, before breakfast, in as little clothing as possible.</li>
        <li>Use the same scale on the same hard floor.</li>
        <li>Write the number down and forget it. Check the trend once a week.</li>
        <li>Compare with the same phase of the cycle, four weeks ago, not with last Tuesday.</li>
      </ul>
      <p>
        If weighing every day makes your mood swing with the number, do not do it. Once a week is enough for a
        trend; it just takes longer to show. And if you have had an eating disorder, talk to your doctor or
        therapist before weighing yourself at all.
      </p>
      <h2>Why a pound is not always 3,500</h2>
      <p>
        A popular rule says that eating 500 kilocalories less a day takes off a pound a week, for as long as
        you like. It does not. A lighter body uses less energy, and moves less when it eats less. Kevin Hall
        and colleagues put that into a model in the Lancet in 2011. Their rule of thumb for adults: every
        change of 24 kilocalories a day leads in the end to a change of about one kilogram, half of it after
        about a year and nearly all of it after three. So weight loss is a curve that flattens. A plateau is
        part of it, not a failure of willpower.
      </p>
      <h2>What the trend says about your needs</h2>
      <p>
        Formulas for energy needs, such as Mifflin-St Jeor, are averages. A review of 2005 found it the most
        reliable of four, and still more than 10 percent off for a good number of people; on top of that, you
        have to guess how active you are. But if you log what you eat and weigh yourself, you can use your own
        data instead. Eat 2,200 a day for four weeks while your trend falls by one kilogram, and your body has
        used about 7,000 to 7,700 kilocalories more than that, some 260 a day. Your need was near 2,460.
      </p>
      <p>
        This method has limits. It needs weeks, not days. It also includes anything you forgot to log: if you
        leave out 300 kilocalories a day, your calculated need is 300 too low. For setting a goal that hardly
        matters, as long as you keep forgetting the same things. You get the number that works with the way
        you log.
      </p>
      <blockquote>A formula knows people like you. Four weeks of your own days are about you.</blockquote>
      <h2>In the app</h2>
      <p>
        Platewise shows your weigh-ins as dots and the trend as a line, and tells you how far the trend has
        moved, not what the scale did since yesterday. With enough days of food and weight data, it also
        calculates what you really burn, shows how certain that is, and offers the number as your goal. This
        is part of the Premium plan. A goal below 1,200 kilocalories shows a warning with the reason.
      </p>
    </>
  ),
  sources: [
    {
      text: 'Hall KD et al. Quantification of the effect of energy imbalance on bodyweight. Lancet 2011;378:826-837.',
      href: 'https://doi.org/10.1016/S0140-6736(11)60812-X',
    },
    {
      text: 'Fernandez-Elias VE et al. Relationship between muscle water and glycogen recovery after prolonged exercise in the heat in humans. European Journal of Applied Physiology 2015;115:1919-1926.',
      href: 'https://doi.org/10.1007/s00421-015-3175-z',
    },
    {
      text: 'Mifflin MD et al. A new predictive equation for resting energy expenditure in healthy individuals. American Journal of Clinical Nutrition 1990;51:241-247.',
      href: 'https://doi.org/10.1093/ajcn/51.2.241',
    },
    {
      text: 'Frankenfield D, Roth-Yousey L, Compher C. Comparison of predictive equations for resting metabolic rate in healthy nonobese and obese adults: a systematic review. Journal of the American Dietetic Association 2005;105:775-789.',
      href: 'https://doi.org/10.1016/j.jada.2005.02.005',
    },
    {
      text: 'National Institute of Diabetes and Digestive and Kidney Diseases: Body Weight Planner, made from the same model. As of September 2026.',
      href: 'https://www.niddk.nih.gov/bwp',
    },
  ],
};
