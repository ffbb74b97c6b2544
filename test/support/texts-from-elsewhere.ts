import { sourceNames } from '#functions/health-reports/sources.ts';
import { weekdayWords } from '#functions/health-reports/weekdays.ts';
import { coachFailureMessages } from '#functions/coach/coach-failure.ts';
import { otherAgents, sentences } from '#functions/business-agents/agents/free-text/answer-reading.ts';
import { questions } from '#functions/business-agents/agents/tasks/questions.ts';
import { fieldFaults } from '#functions/business-agents/agents/fields.ts';
import { moneyFaults } from '#functions/business-agents/agents/money/amount.ts';
import { scheduleFaults } from '#functions/business-agents/agents/operations/schedule-data.ts';
import { postFaults } from '#functions/business-agents/agents/amplifier/post-data.ts';
import { knownActions } from '#shared/business-agents/agents/actions/known-actions.ts';
import { jsonFaults } from '#shared/business-agents/agents/json-bounds.ts';
import { achievementCatalogue } from '#shared/achievements/catalogue.ts';
import { creditCosts } from '#shared/credits/costs.ts';
import { CARE_TITLE, careWords } from '#shared/goals/care-words.ts';
import { cautionWords, GENERAL_CAUTION } from '#shared/goals/caution-words.ts';
import { micronutrients } from '#shared/micronutrients/micronutrient.ts';
import { targetTexts } from '#shared/goals/explain-targets.ts';
import { proteinChoices } from '#shared/goals/macro-targets.ts';
import { restingFormulaOf } from '#shared/goals/resting-energy.ts';
import { healthLabels } from '#shared/health-check/schema.ts';
import { reportFaults } from '#shared/health-reports/schema.ts';
import { insightFaults, keepTrackingInsight, unavailableInsight } from '#shared/insights/fallback.ts';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { skipMessages } from '#shared/foods/explain-skipped.ts';
import type { Route } from '#shared/http/route.ts';
import { lineErrors } from '#shared/imports/validate-line.ts';
import { featureBullets } from '#shared/plans/feature-bullets.ts';
import { calorieGoalOf } from '#shared/profile/calorie-goal.ts';
import { routes } from '#shared/routes.ts';
import { boundReasons, rubric } from '#shared/business-agents/sdr/rubric.ts';
import { questionsAtRisk, suggestedQuestions } from '#web/features/coach/coach-questions.ts';
import { apiDocument } from '#web/features/api-docs/api-document.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';
import { messagesOfSchemas } from './messages-of-schemas.ts';
import { textsOf } from './texts-in-code.ts';
import { portionTexts } from './portion-texts.ts';

/** The API's rejection messages: those of its schemas, and of the few checks with their own. */
const refusals = [
  ...messagesOfSchemas(
    Object.values(routes).flatMap((table: Record<string, Route>) =>
      Object.values(table).map(({ body, query, params }) => [body, query, params]),
    ),
  ),
  'You already have an event at this time.',
  'You already have a reminder at this time.',
  'This day is in the future.',
  'Choose a token that may write.',
  'Use an https address.',
  'Leave the user name and password out of the address.',
  'Use port 443 or 8443.',
  'Use an address on the public internet.',
  'Unknown field.',
  'This number is too small.',
  'This text contains an invalid character.',
  'Log your weight first.',
  'Choose a day in the future.',
  'This goal weight would be underweight. Choose a higher one.',
  'This is faster than is safe for you. Choose a slower pace or a later date.',
  'This is less than is safe for you. Choose a higher value.',
];

/** Texts of the API documentation page; an operation without a summary shows its code name. */
const apiTexts = [
  apiDocument.info.description,
  ...apiDocument.tags.flatMap(({ name, description }) => [name, description]),
  ...Object.values(apiDocument.paths)
    .flatMap((methods) => Object.values(methods).map(({ summary }) => summary))
    .filter((summary) => summary.includes(' ')),
];

const anybody = { age: 30, weight: 70, height: 175, activity_level: 'sedentary' } as const;

/** Texts that are passed to `t` by name: those of the shared folder, which the server uses too. */
export const textsFromElsewhere: readonly string[] = [
  ...Object.values(errorCatalogue).map(({ message }) => message),
  ...Object.values(coachFailureMessages),
  ...Object.values(questions),
  ...Object.values(sentences).filter((text) => text !== ''),
  ...Object.values(otherAgents),
  ...Object.values(skipMessages),
  ...Object.values(creditCosts).map(({ name }) => name),
  ...Object.values(featureBullets),
  ...Object.values(lineErrors),
  ...Object.values(voiceMessages),
  ...Object.values(sourceNames),
  ...Object.values(weekdayWords),
  ...apiTexts,
  ...refusals,
  ...suggestedQuestions,
  ...questionsAtRisk,
  ...portionTexts,
  ...textsOf('shared/meal-plans/suggest-meals.ts').texts,
  ...textsOf('shared/meal-plans/recipe-words.ts').texts,
  ...([null, 'female', 'male'] as const).map((sex) => calorieGoalOf({ ...anybody, sex }).formula),
  ...Object.values(knownActions).flatMap((actions) => actions.map(({ about }) => about)),
  ...[jsonFaults, fieldFaults, moneyFaults, scheduleFaults, postFaults].flatMap((faults) =>
    Object.values(faults),
  ),
  ...Object.values(achievementCatalogue).flatMap(({ title, how }) => [title, how]),
  ...Object.values(cautionWords).flatMap(({ title, text }) => [title, text]),
  GENERAL_CAUTION,
  CARE_TITLE,
  ...Object.values(careWords).flatMap(({ text, help }) => [text, help]),
  ...Object.values(targetTexts),
  ...Object.values(micronutrients).map(({ label }) => label),
  ...proteinChoices.flatMap(({ label, source }) => [label, source]),
  ...([null, 'female', 'male'] as const).map(restingFormulaOf),
  ...healthLabels,
  ...Object.values(reportFaults),
  ...Object.values(rubric).map(({ reason }) => reason),
  ...Object.values(boundReasons),
  ...Object.values(insightFaults),
  ...[keepTrackingInsight, unavailableInsight].flatMap(({ title, description, action }) => [
    title,
    description,
    action.label,
  ]),
];
