import { describe, expect, it } from 'vitest';
import { recommendedIntake } from '#shared/micronutrients/dietary-reference-intakes.ts';
import { efsaIntake } from '#shared/micronutrients/efsa-reference-values.ts';
import { type MicronutrientName, micronutrientNames } from '#shared/micronutrients/micronutrient.ts';
import { dailyValues, euLabelValues } from '#shared/micronutrients/label-values.ts';
import {
  isPersonKnown,
  type Person,
  referenceIntake,
  standardOf,
  unknownPerson,
  upperLevel,
} from '#shared/micronutrients/reference-intakes.ts';

const woman = (age: number): Person => ({ age, sex: 'female' });
const man = (age: number): Person => ({ age, sex: 'male' });
const amount = (name: MicronutrientName, person: Person) => referenceIntake(name, person)?.amount;

describe('The daily reference of a nutrient', () => {
  it('returns the Daily Value of the FDA for adults if age or sex is unknown (21 CFR 101.9)', () => {
    for (const person of [unknownPerson, { age: 34, sex: null }, { age: null, sex: 'female' } as const]) {
      expect(isPersonKnown(person)).toBe(false);
      expect(referenceIntake('iron_mg', person)).toEqual({ amount: 18, kind: 'reach' });
      expect(amount('vitamin_d_ug', person)).toBe(20);
      expect(amount('potassium_mg', person)).toBe(4700);
      expect(amount('calcium_mg', person)).toBe(1300);
    }
  });

  // National Academies, Dietary Reference Intakes, summary tables: RDA, or AI where there is no RDA.
  it.each<[MicronutrientName, Person, number]>([
    ['iron_mg', woman(13), 8],
    ['iron_mg', woman(14), 15],
    ['iron_mg', woman(19), 18],
    ['iron_mg', woman(50), 18],
    ['iron_mg', woman(51), 8],
    ['iron_mg', man(18), 11],
    ['iron_mg', man(19), 8],
    ['calcium_mg', woman(51), 1200],
    ['calcium_mg', man(70), 1000],
    ['calcium_mg', man(71), 1200],
    ['vitamin_d_ug', man(70), 15],
    ['vitamin_d_ug', woman(71), 20],
    ['vitamin_a_rae_ug', woman(30), 700],
    ['vitamin_a_rae_ug', man(30), 900],
    ['magnesium_mg', woman(30), 310],
    ['magnesium_mg', woman(31), 320],
    ['potassium_mg', woman(40), 2600],
    ['potassium_mg', man(40), 3400],
    ['vitamin_c_mg', woman(40), 75],
    ['vitamin_b6_mg', man(51), 1.7],
    ['choline_mg', woman(25), 425],
    ['zinc_mg', man(120), 11],
    ['sodium_mg', woman(13), 1800],
    ['sodium_mg', woman(40), 2300],
  ])('returns the recommended intake of %s for %o: %d', (name, person, expected) => {
    expect(amount(name, person)).toBe(expected);
  });

  it('returns a limit for sodium, saturated fat, cholesterol, added sugar and caffeine', () => {
    const limits = micronutrientNames.filter((name) => referenceIntake(name, woman(40))?.kind === 'limit');
    expect(limits.toSorted()).toEqual(
      ['added_sugar_g', 'caffeine_mg', 'cholesterol_mg', 'saturated_fat_g', 'sodium_mg'].toSorted(),
    );
    expect(amount('saturated_fat_g', woman(40))).toBe(20);
    expect(amount('caffeine_mg', woman(40))).toBe(400);
  });

  it('returns null for caffeine before 18 and for nutrients without a recommendation', () => {
    expect(referenceIntake('caffeine_mg', man(17))).toBeNull();
    for (const name of ['alcohol_g', 'water_g', 'trans_fat_g', 'monounsaturated_fat_g'] as const)
      expect(referenceIntake(name, man(40))).toBeNull();
  });

  it('depends on age and sex for every vitamin and mineral with a Daily Value', () => {
    const byLabel = Object.keys(dailyValues) as MicronutrientName[];
    const onlyByLabel = byLabel.filter((name) => recommendedIntake(name, 40, 'male') === null);
    expect(onlyByLabel).toEqual(['saturated_fat_g', 'cholesterol_mg', 'added_sugar_g']);
  });
});

describe('The daily reference of a nutrient in the EU', () => {
  it('returns the value of EU labels for adults if age or sex is unknown (Regulation 1169/2011, annex XIII)', () => {
    expect(referenceIntake('iron_mg', unknownPerson, 'eu')).toEqual({ amount: 14, kind: 'reach' });
    expect(referenceIntake('sodium_mg', unknownPerson, 'eu')).toEqual({ amount: 2400, kind: 'limit' });
    expect(referenceIntake('cholesterol_mg', unknownPerson, 'eu')).toBeNull();
  });

  // EFSA, Summary of Dietary Reference Values: PRI, or AI where there is no PRI.
  it.each<[MicronutrientName, Person, number]>([
    ['vitamin_c_mg', woman(40), 95],
    ['vitamin_c_mg', man(40), 110],
    ['vitamin_c_mg', man(14), 70],
    ['vitamin_a_rae_ug', woman(15), 650],
    ['vitamin_d_ug', man(90), 15],
    ['calcium_mg', woman(17), 1150],
    ['calcium_mg', woman(24), 1000],
    ['calcium_mg', woman(25), 950],
    ['iron_mg', woman(50), 16],
    ['iron_mg', woman(51), 11],
    ['iron_mg', man(13), 11],
    ['magnesium_mg', man(18), 350],
    ['potassium_mg', woman(14), 2700],
    ['folate_dfe_ug', man(40), 330],
    ['vitamin_b12_ug', woman(40), 4],
    ['choline_mg', woman(40), 400],
    ['sodium_mg', man(40), 2000],
    // Set per megajoule by EFSA: the value of labels.
    ['thiamin_mg', woman(40), 1.1],
    ['niacin_mg', man(40), 16],
  ])('returns the EFSA reference value of %s for %o: %d', (name, person, expected) => {
    expect(referenceIntake(name, person, 'eu')?.amount).toBe(expected);
  });

  it('depends on age and sex for every vitamin and mineral of EU labels but thiamin and niacin', () => {
    const byLabel = Object.keys(euLabelValues) as MicronutrientName[];
    const onlyByLabel = byLabel.filter((name) => efsaIntake(name, 40, 'male') === null);
    expect(onlyByLabel).toEqual(['thiamin_mg', 'niacin_mg', 'saturated_fat_g']);
  });

  it('returns upper levels for adults only', () => {
    expect(upperLevel('vitamin_b6_mg', man(40), 'eu')).toBe(12);
    expect(upperLevel('vitamin_b6_mg', man(17), 'eu')).toBeNull();
    expect(upperLevel('selenium_ug', unknownPerson, 'eu')).toBe(255);
    expect(upperLevel('phosphorus_mg', man(40), 'eu')).toBeNull();
  });

  it('uses EU references on the German interface', () => {
    expect([standardOf('de'), standardOf('en')]).toEqual(['eu', 'us']);
  });
});

describe('The upper level of a nutrient', () => {
  it.each<[MicronutrientName, Person, number | null]>([
    ['vitamin_a_rae_ug', woman(40), 3000],
    ['vitamin_a_rae_ug', woman(17), 2800],
    ['iron_mg', man(13), 40],
    ['iron_mg', man(40), 45],
    ['calcium_mg', man(50), 2500],
    ['calcium_mg', man(51), 2000],
    ['iron_mg', unknownPerson, 45],
    // Set for supplements and fortified food only.
    ['magnesium_mg', man(40), null],
    ['niacin_mg', man(40), null],
    ['folate_dfe_ug', man(40), null],
    ['vitamin_e_mg', man(40), null],
    // Its reference is a limit already.
    ['sodium_mg', man(40), null],
    ['potassium_mg', man(40), null],
  ])('returns the upper level of %s for %o: %s', (name, person, expected) => {
    expect(upperLevel(name, person)).toBe(expected);
  });
});
