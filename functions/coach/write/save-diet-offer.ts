import type { DietOffer } from '#shared/diet/conversation.ts';
import { canonicalAllergens, canonicalConditions, canonicalDiet } from '#shared/diet/canonical-diet.ts';
import { dietLabel } from '#shared/diet/labels.ts';
import type { CoachAnswer } from '#shared/coach/schema.ts';
import type { ProfileRepository } from '../../profile/public.ts';
import type { DietOfTurn } from '../diet-of-turn.ts';
import type { Turn } from '../turn.ts';
import type { KeepTurn } from './keep-turn.ts';

interface Dependencies {
  profiles: Pick<ProfileRepository, 'save'>;
  keepTurn: KeepTurn;
}

const savedWords = ({ diet, allergens, conditions }: DietOffer, language: Turn['language']): string => {
  const names = [...(diet === null ? [] : diet.split(', ')), ...allergens, ...conditions];
  const list = names.map((name) => dietLabel(name, language)).join(', ');
  return language === 'de'
    ? `In deinem Profil gespeichert: ${list}. Dort kannst du es jederzeit ändern.`
    : `Saved to your profile: ${list}. You can change it there any time.`;
};

const isGerman = /speicher|merk|\bja\b|\bgerne?\b|\bklar\b|bitte|mach/iu;

/**
 * Saves what the user mentioned in the last message, if this one asks for it.
 * @returns the answer, or null if nothing is to be saved
 */
export const createSaveDietOffer =
  ({ profiles, keepTurn }: Dependencies) =>
  async (turn: Turn, { profile, accepted }: DietOfTurn): Promise<CoachAnswer | null> => {
    if (accepted === null) return null;
    const { key, request_hash } = turn.idempotency;
    const add = (old: DietOfTurn['profile']['allergens'], more: readonly string[]) => [
      ...new Set([...(old ?? []), ...more]),
    ];
    await profiles.save(
      turn.user_id,
      {
        ...(accepted.diet === null ? {} : { diet: canonicalDiet(accepted.diet) }),
        ...(accepted.allergens.length > 0 && {
          allergens: add(profile.allergens, canonicalAllergens(accepted.allergens)),
        }),
        ...(accepted.conditions.length > 0 && {
          conditions: add(profile.conditions, canonicalConditions(accepted.conditions)),
        }),
      },
      { key: `${key}#diet`, request_hash },
    );
    const language = isGerman.test(turn.question.message) ? 'de' : turn.language;
    return keepTurn(turn, turn.newRequestedWrites(), {
      response: savedWords(accepted, language),
      engine: 'rules',
      turn_id: turn.turn_id,
      written: [],
      sources: [],
    });
  };
