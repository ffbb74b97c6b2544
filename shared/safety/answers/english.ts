import type { Topic } from '../topics/topic.ts';

/**
 * What to do, in English: the action first, then whom to call. `{call}` is 'Call 911 now' for the user's country;
 * `{emergency}`, `{poison}`, `{crisis}`, `{eating}` and `{medical}` are the local lines.
 */
export const english: Readonly<Record<Topic, string>> = {
  hypoglycemia:
    'This may be low blood sugar. If you can swallow, take 15 g of fast sugar now: half a glass of juice or regular soda, or 3 to 4 glucose tablets. Check again after 15 minutes and repeat if it is still below 70 mg/dL (3.9 mmol/L). Take no more insulin. {call} if it does not rise, if you feel confused or drowsy, or if someone cannot swallow or wake up: then give nothing by mouth.',
  'low-glucose':
    'That is low: do not wait for the next meal. Take 15 g of fast sugar now, such as half a glass of juice or 3 to 4 glucose tablets, check again after 15 minutes and repeat if it is still below 70 mg/dL (3.9 mmol/L). Then eat a snack. If it keeps falling or you feel confused, call {emergency}. Tell your doctor or diabetes team about lows that come back.',
  'insulin-overdose':
    '{call} or your diabetes team, and do not stay alone. Check your blood sugar now and every 15 minutes. If it is falling or you feel shaky, take 15 g of fast sugar, such as half a glass of juice, and repeat. Take no more insulin until a professional tells you. I cannot work out how much to eat against a dose.',
  hyperglycemia:
    '{call} or go to an emergency department. Very high blood sugar, ketones, vomiting, deep breathing or a fruity breath can mean ketoacidosis, which needs hospital care. Sip water if you can keep it down, do not exercise, and do not change your insulin on your own: food cannot fix this now.',
  'high-glucose':
    'That is high. Check for ketones, drink water and follow the sick-day plan of your diabetes team; call your doctor or diabetes team today. If you vomit, breathe deeply, feel drowsy, have ketones or it keeps rising, call {emergency}. I cannot advise on insulin.',
  anaphylaxis:
    'This can be a severe allergic reaction. If there is an auto-injector, use it now. {call} and say “anaphylaxis”, even if it gets better. Lie down with raised legs, or sit up if breathing is hard; do not stand or walk. A second injector can follow after 5 minutes. Go to hospital afterwards: symptoms can come back.',
  'mild-allergy':
    'Stop eating that food and do not try it again until a doctor or allergist has looked at it: mild itching can be a food allergy. If your lips, face or throat swell, breathing gets hard or you feel faint, use an auto-injector and call {emergency}.',
  poisoning:
    '{poisonCall} Do not make yourself vomit, and eat or drink nothing unless they tell you to. Keep the container at hand. Rinse the mouth, and rinse skin or eyes with water. If someone is drowsy, has trouble breathing, burns in the mouth or a seizure, call {emergency}.',
  'mild-poisoning':
    '{poisonAsk} Tell them what it was and how much. Do not try to vomit, and take out what is left in the mouth. If there is trouble breathing or swallowing, drowsiness or vomiting, call {emergency}. A doctor or pharmacist can help too.',
  mushrooms:
    '{poisonCall} Do this even if everyone feels better: some mushrooms damage the liver only days later. Do not try to vomit. Keep leftovers or a photo of the mushrooms, and tell everyone who ate them. If someone is drowsy, confused or very ill, call {emergency}.',
  overdose:
    '{poisonCall} Do it even if you feel well: harm from too many tablets can show only after a day. Do not try to vomit and take no more of it. Keep the packaging. If someone is drowsy, has trouble breathing or took it on purpose, call {emergency}.',
  'button-battery':
    'Go to an emergency department now, or call {emergency}: a swallowed battery or magnet can burn within two hours. Do not make anyone vomit and give no food. {poisonAsk} Only for a child over 12 months and a battery swallowed in the last 12 hours: they may tell you to give honey on the way.',
  choking:
    '{call}. If the person cannot talk, cough or breathe: give 5 firm back blows between the shoulder blades, then 5 abdominal thrusts, and repeat. For a baby, 5 back blows and 5 chest thrusts. If they can cough, let them cough. If they become unresponsive, start CPR.',
  'chest-pain':
    '{call}. Chest pain or pressure, also in the arm, jaw or back, can be a heart attack. Stop, sit down and rest; do not drive yourself. If you are not allergic to aspirin, the emergency operator may tell you to chew one. Do not wait to see whether it passes.',
  stroke:
    '{call} and note when it began: this can be a stroke, and every minute counts. A drooping face, a weak arm or slurred speech is enough, even if it passes. Give nothing to eat or drink, and lay the person on their side if they are drowsy.',
  bleeding:
    '{call} or go to an emergency department. Vomiting blood, black stools or heavy bleeding need a hospital now. Eat and drink nothing. Press firmly on a wound with a clean cloth and keep pressing.',
  unconscious:
    '{call}. Do not give anything to eat or drink. If the person does not respond but breathes, lay them on their side; if they do not breathe normally, start CPR. If you feel faint yourself, lie down with raised legs and do not stay alone. With diabetes, check the blood sugar.',
  breathing:
    '{call}. Trouble breathing needs help now. Sit upright, loosen tight clothes and use your inhaler or auto-injector if you have one. Do not lie flat and do not stay alone.',
  'severe-illness':
    '{call} or go to an emergency department now. What you describe can be serious and cannot wait for a meal plan. Eat and drink nothing until you have spoken to a professional, and do not stay alone.',
  'post-op-emergency':
    'Call your surgical team now; if you cannot reach them, call {emergency} or go to an emergency department. Fever, a hard belly, strong pain, pus or vomiting after an operation can be a complication. Eat and drink nothing until a doctor has looked at it.',
  'pregnancy-emergency':
    'Call your midwife, maternity unit or doctor now; if you cannot reach them or feel very ill, call {emergency}. Bleeding, strong pain, a bad headache, less movement of the baby or not keeping fluids down in pregnancy needs care today.',
  suicide:
    'I am really sorry you are carrying this, and I am glad you said it. You do not have to be alone with it: please call {crisis} now. If you might act on it or have taken something, call {emergency}. Put pills or anything dangerous out of reach and ask someone to stay with you. Food and numbers can wait.',
  'self-harm':
    'Thank you for telling me. You deserve care, not pain: please call {crisis}, or tell someone you trust today. If you are badly hurt or may be in danger, call {emergency}. Food and numbers can wait.',
  'insulin-dose':
    'I cannot work out insulin: a wrong dose is dangerous, and only your diabetes team knows your plan. Please ask them, or your doctor or pharmacist; urgent questions: {medical}. I am happy to show the carbs of a meal for them. If you feel shaky or confused, check your blood sugar and take fast sugar.',
  'drug-food':
    'Some foods change how medicines work, so please check this one with your pharmacist or doctor before you change what you eat. {detail} Do not stop or change the medicine on your own.',
  'weight-loss-drugs':
    'I do not give doses or places to buy this. DNP kills, and clenbuterol, steroids and unprescribed diet drugs can damage the heart. If you have taken some and feel hot, shaky or your heart races, call {emergency}. Please talk to a doctor or pharmacist; I am happy to help with food.',
  medication:
    'Please ask your doctor or pharmacist before you start, stop, combine or change a medicine or take a high dose of a supplement: a food diary cannot judge that. Urgent questions: {medical}. If you feel very unwell, faint or short of breath, call {emergency}. I can show what you ate for your next visit.',
  pregnancy:
    'Pregnancy and breastfeeding are no time to eat less. Please ask your midwife, doctor or a dietitian about food, weight and supplements. {detail} Call them today for fever, bleeding, strong pain or if you cannot keep fluids down. I gladly keep your diary for you.',
  kidney:
    'With kidney disease, protein, potassium, salt and fluids are part of your treatment, so I give no amounts. Please ask your kidney (renal) team, doctor or dietitian before you change them, whatever a trainer says. I can show what you ate for your next visit.',
  illness:
    'With this condition, food is part of your treatment, so please plan changes with your doctor or a dietitian. I give no limits for it. I can show what you ate for your next visit. If you feel very unwell, call {emergency}.',
  'post-op':
    'After an operation your surgical team or dietitian sets when and what you eat, so please follow their plan and call them if you are unsure. Call them today for fever, strong pain or vomiting. I can keep track of what you eat.',
  infant:
    'What a baby eats and drinks is best settled with your pediatrician, midwife or health visitor. Under 12 months: no honey, no added salt, no cow’s milk as the main drink, and no extra water in formula. Call them today if the baby drinks little, vomits often or is drowsy.',
  'honey-infant':
    'No honey before 12 months, not even a little or cooked: it can cause infant botulism, which is rare but dangerous. If your baby had some and gets constipated, weak, floppy or drinks badly, call your doctor at once or {emergency}. Your pediatrician can answer more.',
  'unintended-weight-loss':
    'Losing weight without trying, or losing your appetite, should be checked: please see your doctor in the next days, and sooner if you feel weak, have a fever, pain or blood in the stool. I can show your entries and weights for the visit.',
  symptoms:
    'That should be looked at by a doctor, and I cannot judge it: please see one soon, today if it gets worse. Urgent advice: {medical}. If you faint, have strong pain, trouble breathing or blood, call {emergency}. I can show what you ate for the visit.',
  'extreme-restriction':
    'I cannot set or plan that: so little food, or days without any, is only safe with a doctor watching. If you are fasting now and feel faint, stop, and call {emergency} if you pass out or your heart races; after five days with little food, a doctor should guide how you start again. If eating feels hard to control, {eating} can help. I am happy to plan enough food with you.',
  minor:
    'You are still growing and need plenty of food, so I set no diet and no goal for you. Please talk to a parent, a school nurse or a doctor: they can look at your growth with you. Regular meals and food you enjoy are a good way to go. If food or your body worries you a lot, {eating} listens.',
  'child-diet':
    'Children grow, so I set no diet and no goal for them. Please talk to your pediatrician or a dietitian, who can look at growth and meals together. Regular family meals, without comments on weight, help most.',
  'low-bmi':
    'Your weight is already low for your height, so I will not help to lower it. Please talk to your doctor or a dietitian about gaining safely. If part of you still wants to be lighter, {eating} understands that well. I gladly suggest meals that give you strength.',
  'eating-disorder':
    'Thank you for telling me; that sounds hard, and you deserve care, not numbers. Skipping food, vomiting or laxatives will not undo a meal, and they can harm you. Please talk to someone who knows eating disorders: {eating}, or your doctor. If you feel faint, have chest pain or vomit blood, call {emergency}. Your next regular meal is enough.',
};
