import type { App } from 'aws-cdk-lib';
import { createAlarms } from './constructs/alarms/alarms.ts';
import { createDashboard } from './constructs/alarms/dashboard.ts';
import { createFailedRecordsBucket } from './constructs/storage/failed-records-bucket.ts';
import { createFullFoods } from './constructs/storage/full-foods.ts';
import { createApi } from './constructs/api/http-api.ts';
import { createLogBucket } from './constructs/storage/log-bucket.ts';
import { createModelSettings } from './constructs/settings/model-settings.ts';
import { createOutputs } from './constructs/settings/outputs.ts';
import { createPaymentSettings } from './constructs/settings/payment-settings.ts';
import { createPhotoBucket } from './constructs/storage/photo-bucket.ts';
import { createPhotoSigning } from './constructs/storage/photo-signing.ts';
import { createRecordingBucket } from './constructs/storage/recording-bucket.ts';
import { createSiteRecords } from './constructs/site/site-records.ts';
import { createSite } from './constructs/site/site.ts';
import { createSiteBucket } from './constructs/storage/site-bucket.ts';
import { createSiteAddress } from './constructs/site/site-address.ts';
import { deploySite } from './constructs/site/site-files.ts';
import { publishSiteOrigin } from './constructs/site/site-origin.ts';
import { createSocketApi } from './constructs/api/socket-api.ts';
import { createTable } from './constructs/storage/table.ts';
import { createUsers } from './constructs/users/users.ts';
import { warnAboutClaims } from './constructs/alarms/claim-warnings.ts';
import { createConcurrencyAlarm } from './constructs/alarms/concurrency-alarm.ts';
import { createEmailAlarms } from './constructs/alarms/email-alarms.ts';
import { addAccount } from './features/account/account.ts';
import { addAccountClosing } from './features/account/account-closing.ts';
import { addAccountSecurity } from './features/account/account-security.ts';
import { addAchievements } from './features/diary/achievements.ts';
import { addAgents } from './features/business-agents/agents.ts';
import { addApiTokens } from './features/account/api-tokens.ts';
import { addBackups } from './features/operations/backups.ts';
import { addBarcodes } from './features/food-input/barcodes.ts';
import { addBilling } from './features/billing/billing.ts';
import { addClientErrors } from './features/operations/client-errors.ts';
import { addCoach } from './features/diary/coach.ts';
import { addCredits } from './features/billing/credits.ts';
import { addDashboard } from './features/diary/dashboard.ts';
import { addDiary } from './features/diary/diary.ts';
import { addCalendar } from './features/business-agents/calendar.ts';
import { addExecutive } from './features/business-agents/executive.ts';
import { addExports } from './features/account/exports.ts';
import { addFasting } from './features/diary/fasting.ts';
import { addGoals } from './features/diary/goals.ts';
import { addFoodEntries } from './features/diary/food-entries.ts';
import { addFoods } from './features/food-input/foods.ts';
import { addHealthCheck } from './features/operations/health-check.ts';
import { addHealthReports } from './features/diary/health-reports.ts';
import { addImports } from './features/account/imports.ts';
import { addInsights } from './features/diary/insights.ts';
import { addLiveUpdates } from './features/live/live-updates.ts';
import { addModeration } from './features/operations/moderation.ts';
import { addMealPlans } from './features/diary/meal-plans.ts';
import { addMicronutrients } from './features/diary/micronutrients.ts';
import { addPhotos } from './features/food-input/photos.ts';
import { addProfile } from './features/account/profile.ts';
import { addPublicApi } from './features/account/public-api.ts';
import { addRealtime } from './features/live/realtime.ts';
import { addRecipes } from './features/diary/recipes.ts';
import { addReferrals } from './features/billing/referrals.ts';
import { addReminders } from './features/live/reminders.ts';
import { addScan } from './features/food-input/scan.ts';
import { addSdr } from './features/business-agents/sdr.ts';
import { addSocial } from './features/live/social.ts';
import { addSpeech } from './features/food-input/speech.ts';
import { addSyntheticUser } from './features/operations/synthetic-user.ts';
import { addReconciliation } from './features/operations/reconciliation.ts';
import { addStaff } from './features/operations/staff.ts';
import { addSupport } from './features/operations/support.ts';
import { addVoice } from './features/food-input/voice.ts';
import { addWebhooks } from './features/live/webhooks.ts';
import { addWeights } from './features/diary/weights.ts';
import type { Platform } from './platform.ts';
import type { Resources } from './resources.ts';
import { createStacks, type Stacks } from './stacks.ts';
import type { Stage } from './stages.ts';

export interface AppStackOptions {
  /** Folder of the bundled functions. If null, functions only contain the path of their source. */
  bundles: string | null;
  /** Folder of the built site. */
  webDist: string;
  /** The deployed commit, which the outputs and `/config.json` name. */
  commit?: string;
}

/** Creates the stacks of a stage with the whole product. */
export const createAppStacks = (app: App, stage: Stage, options: AppStackOptions): Stacks => {
  const stacks = createStacks(app, stage);
  const platform: Platform = {
    stack: stacks.api,
    stacks,
    stage,
    bundles: options.bundles,
    alarms: createAlarms(stacks.alarms, 'Alarms', stage),
  };
  const data = { ...platform, stack: stacks.data };
  const address = createSiteAddress(stacks.data, stage);
  const accessLogs = createLogBucket(stacks.data, 'AccessLogs', stage);
  const users = createUsers(data);
  const resources: Resources = {
    ...platform,
    table: createTable(data),
    photos: createPhotoBucket(data, address, accessLogs),
    recordings: createRecordingBucket(data, address, accessLogs),
    failedRecords: createFailedRecordsBucket(data, accessLogs),
    siteFiles: createSiteBucket(data, accessLogs),
    signing: createPhotoSigning(data),
    model: createModelSettings(stacks.api),
    payments: createPaymentSettings(stacks.api, stage),
    users,
    api: createApi(platform, users),
    sockets: createSocketApi(platform),
    foods: createFullFoods(data, accessLogs),
  };

  addAccount(resources);
  addReconciliation(resources, addAccountClosing(resources));
  addAccountSecurity(resources);
  addAchievements(resources, addSocial(resources));
  addAgents(resources);
  const webhookEvents = addWebhooks(resources);
  addApiTokens(resources, webhookEvents);
  addBackups(resources);
  addBarcodes(resources);
  addBilling(resources);
  addClientErrors(resources);
  addCoach(resources);
  addCredits(resources);
  addDashboard(resources);
  addDiary(resources);
  addExecutive(resources);
  addCalendar(resources);
  addExports(resources);
  addFasting(resources);
  addGoals(resources);
  addFoodEntries(resources);
  addFoods(resources);
  addHealthCheck(resources);
  addHealthReports(resources);
  addImports(resources);
  addInsights(resources);
  addLiveUpdates(resources, webhookEvents);
  addMealPlans(resources);
  addMicronutrients(resources);
  addModeration(resources);
  addPhotos(resources);
  addProfile(resources);
  addPublicApi(resources);
  addRealtime(resources);
  addRecipes(resources);
  addReferrals(resources);
  addReminders(resources);
  addScan(resources);
  addSdr(resources);
  addSpeech(resources);
  addStaff(resources);
  addSupport(resources);
  addSyntheticUser(resources);
  addVoice(resources);
  addWeights(resources);

  const distribution = createSite(resources, address);
  const siteOrigin = address.originOf(distribution.distributionDomainName);
  publishSiteOrigin(platform, siteOrigin);
  deploySite(resources, address, options, siteOrigin);
  // The local environment has its own metrics.
  if (stage.name !== 'local') createDashboard(resources);
  createConcurrencyAlarm(platform);
  createEmailAlarms(platform);
  warnAboutClaims(resources);
  createSiteRecords(resources, distribution);
  createOutputs(resources, distribution, siteOrigin, options.commit);
  return stacks;
};
