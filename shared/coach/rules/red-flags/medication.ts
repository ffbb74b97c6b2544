const INSULIN = /\binsulin\b(?! (?:index|response|spikes?|score|load|resistan\w*|sensitiv\w*|friendly))/;
const DOSING =
  /\b(?:dos(?:e|es|ing|age)|units?|how much|how many|take|taking|took|inject\w*|bolus|basal|adjust\w*|skip\w*|ratio|correct\w*|should|stop\w*|change|need|double|mix\w*|together|combine|interact\w*|instead of|with my|mg|safe|while on|on|and|with)\b/;
const MEDICINES =
  /\b(?:metformin|ozempic|wegovy|semaglutide|mounjaro|zepbound|tirzepatide|saxenda|liraglutide|warfarin|coumadin|eliquis|blood thinners?|statins?|antidepressants?|ssri|lithium|levothyroxine|thyroid (?:pills?|tablets?|medicine|medication)|beta blockers?|blood pressure (?:pills?|tablets?|medicine|medication)|my (?:medicine|medication|meds|prescription|tablets)|medications?|water pills?|diet pills?|diuretics?|phentermine|clenbuterol|dnp|ephedrine|steroids?|paracetamol|acetaminophen|ibuprofen|aspirin|painkillers?)\b/;
const BRANDS =
  /\b(?:novorapid|novolog|humalog|lantus|levemir|tresiba|fiasp|apidra|toujeo|basaglar|bolus(?:es|ing)?|basal rate|carb(?:ohydrate)? ratio (?:is|of)|units (?:for|of insulin|do i (?:take|need|inject)))\b(?! alcohol)/;
const SUGAR =
  /\b(?:my )?blood (?:sugar|glucose) (?:is|was|of|at|are|levels? (?:is|are|of)|drops?|dropped|spiked|too|so|very|low|high|fell)\b|\bmy (?:fasting |morning )?(?:sugars?|glucose) (?:levels? )?(?:is|was|are|were|went|goes|at|reads?|dropped|spiked)\b|\bh ?b ?a1c\b|\ba1c\b|\b(?:i am|i have|having|had a) (?:a )?(?:hypo|hypoglyc\w*|ketoacidosis)\b/;

/** Returns whether a text asks about medicines or doses. */
export const isMedication = (text: string): boolean =>
  (INSULIN.test(text) &&
    (DOSING.test(text) || /\binsulin (?:for|before|after|with|at)\b|^insulin$/.test(text))) ||
  BRANDS.test(text) ||
  (MEDICINES.test(text) && DOSING.test(text)) ||
  SUGAR.test(text);
