const SUICIDE =
  /\bsuicid\w*|\bkill(?:ing)? (?:my ?self|myslef|meself)\b|\bkms\b|\bnot want to be (?:here|around) any ?more\b|\bwant to (?:end it(?: all)?$|end it all|end things$|disappear(?: forever)?$|vanish forever|not wake up)\b|\bpoint (?:of|in) (?:living|being alive|life|going on)\b|\b(?:life|it) is not worth (?:living|it any ?more)\b|\b(?:pills|tablets) (?:to|would|for an?) overdose\b|\bcannot go on(?: any ?more| living)?$|\bend(?:ing)? (?:my life|it all)\b|\bwant(?:ed)? to die\b|\bwish i (?:was|were) dead\b|\bdo not want to (?:live|be alive|wake up)\b|\b(?:hurt|harm|cut)(?:ting|ing)? my ?self\b(?! (?:on|while|with a knife|cooking|chopping|shaving))|\bself[ -]harm\w*|\bbetter off dead\b|\bno reason to live\b/;
const BODY =
  /\bchest (?:pains?|hurts|tightness|pressure)\b|\bmy chest (?:hurts|is tight|feels tight|aches)\b|\bpains? in (?:my|the) chest\b|\b(?:having|having an?|had|have) (?:a )?(?:heart attack|stroke|seizure)\b|\bcannot breathe\b|\b(?:trouble|difficulty|struggling) (?:to breathe|breathing)\b|\bshort(?:ness)? of breath\b|\b(?:i|keep|kept|am|have) (?:just )?(?:fainted|fainting|passed out|passing out|blacked out)\b|\bthroat (?:is )?(?:closing|swelling|swollen)\b|\b(?:face|tongue|lips?) (?:is |are )?(?:swelling|swollen|going numb)\b|\banaphyla\w*|\boverdos(?:e|ed|ing)\b|\b(?:vomiting|coughing|throwing) (?:up )?blood\b/;

/** Returns whether a text indicates danger to life. */
export const isDanger = (text: string): 'suicide' | 'danger' | null => {
  if (SUICIDE.test(text)) return 'suicide';
  return BODY.test(text) ? 'danger' : null;
};
