import { constraintsOf, type DietOffer, offerOf } from '#shared/diet/conversation.ts';
import { mentionedConstraints } from '#shared/diet/mentioned-constraints.ts';
import type { DietConstraints, DietProfile } from '#shared/diet/read-diet.ts';
import type { UserRows } from './user-context-repository.ts';
import type { CoachTurn } from './turns-repository.ts';

/** What profile and conversation say about a user's diet. */
export interface DietOfTurn {
  profile: DietProfile;
  /** Oldest first. */
  history: readonly Pick<CoachTurn, 'message' | 'response'>[];
  constraints: DietConstraints;
  /** What of this message can be saved. */
  offer: DietOffer | null;
  /** What of the last message the user asks to save now: 'save it'. */
  accepted: DietOffer | null;
}

const SAVE =
  /^(?:(?:yes|yeah|yep|ok|okay|sure|please|ja|gern|gerne|klar|bitte)[\s,.!]*)*(?:(?:please )?(?:save|store|add|keep|remember)(?: (?:it|that|this|them))?(?: (?:to|in) (?:my|the) profile)?|(?:bitte )?(?:speicher\p{L}*|merk\p{L}*)(?: (?:es|das|dir das))?(?: (?:in|im) (?:meinem |mein )?profil)?(?: speichern)?|(?:es |das )?(?:im profil )?speichern)(?: please| bitte)?[\s.!]*$/iu;
const YES =
  /^(?:yes|yeah|yep|ok|okay|sure|please do|do it|ja|gern|gerne|klar|mach das)(?: please| bitte)?[\s.!]*$/iu;
const OFFERED = /“Save to profile”|„Im Profil speichern“/u;

/** @param turns newest first */
export const dietOfTurn = (
  message: string,
  row: UserRows['profile'],
  turns: readonly CoachTurn[],
): DietOfTurn => {
  const profile: DietProfile = row ?? {};
  const history = turns.toReversed();
  const current = mentionedConstraints(message);
  const mentioned = [...history.map((turn) => mentionedConstraints(turn.message)), current];
  const last = turns[0];
  const isAccepted =
    last !== undefined &&
    (SAVE.test(message.trim()) || (YES.test(message.trim()) && OFFERED.test(last.response)));
  return {
    profile,
    history,
    constraints: constraintsOf(profile, mentioned),
    offer: offerOf(profile, current),
    accepted: isAccepted ? offerOf(profile, mentionedConstraints(last.message)) : null,
  };
};
