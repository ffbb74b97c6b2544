import { type App, DefaultStackSynthesizer, Stack } from 'aws-cdk-lib';
import { createAlarms } from './constructs/alarms.ts';
import { createDashboard } from './constructs/dashboard.ts';
import { createFullFoods } from './constructs/full-foods.ts';
import { createApi } from './constructs/http-api.ts';
import { createLogBucket } from './constructs/log-bucket.ts';
import { createModelSettings } from './constructs/model-settings.ts';
import { createOutputs } from './constructs/outputs.ts';
import { createPaymentSettings } from './constructs/payment-settings.ts';
import { createPhotoBucket } from './constructs/photo-bucket.ts';
import { createPhotoSigning } from './constructs/photo-signing.ts';
import { createRecordingBucket } from './constructs/recording-bucket.ts';
import { createSite } from './constructs/site.ts';
import { createSiteAddress } from './constructs/site-address.ts';
import { deploySite } from './constructs/site-files.ts';
import { publishSiteOrigin } from './constructs/site-origin.ts';
import { createSocketApi } from './constructs/socket-api.ts';
import { createTable } from './constructs/table.ts';
import { createUsers } from './constructs/users.ts';
import { warnOfClaims } from './constructs/warn-of-claims.ts';
import { watchConcurrency } from './constructs/watch-concurrency.ts';
import { watchMail } from './constructs/watch-mail.ts';
import { addAccount } from './features/account.ts';
import { addAccountClosing } from './features/account-closing.ts';
import { addAccountSecurity } from './features/account-security.ts';
import { addAchievements } from './features/achievements.ts';
import { addAgents } from './features/business-agents/agents.ts';
import { addApiTokens } from './features/api-tokens.ts';
import { addBarcodes } from './features/barcodes.ts';
import { addBilling } from './features/billing.ts';
import { addClientErrors } from './features/client-errors.ts';
import { addCoach } from './features/coach.ts';
import { addCredits } from './features/credits.ts';
import { addDashboard } from './features/dashboard.ts';
import { addDiary } from './features/diary.ts';
import { addExecutive } from './features/business-agents/executive.ts';
import { addExports } from './features/exports.ts';
import { addFoodEntries } from './features/food-entries.ts';
import { addFoods } from './features/foods.ts';
import { addHealthCheck } from './features/health-check.ts';
import { addHealthReports } from './features/health-reports.ts';
import { addImports } from './features/imports.ts';
import { addInsights } from './features/insights.ts';
import { addLiveUpdates } from './features/live-updates.ts';
import { addMealPlans } from './features/meal-plans.ts';
import { addPhotos } from './features/photos.ts';
import { addProfile } from './features/profile.ts';
import { addPublicApi } from './features/public-api.ts';
import { addRealtime } from './features/realtime.ts';
import { addRecipes } from './features/recipes.ts';
import { addReferrals } from './features/referrals.ts';
import { addReminders } from './features/reminders.ts';
import { addScan } from './features/scan.ts';
import { addSdr } from './features/business-agents/sdr.ts';
import { addSocial } from './features/social.ts';
import { addSpeech } from './features/speech.ts';
import { addStaff } from './features/staff.ts';
import { addSupport } from './features/support.ts';
import { addVoice } from './features/voice.ts';
import { addWeights } from './features/weights.ts';
import type { Platform } from './platform.ts';
import type { Resources } from './resources.ts';
import type { Stage } from './stages.ts';

export interface AppStackOptions {
  /** Folder of the functions bundled for Lambda. With null they carry only the path of their source. */
  bundles: string | null;
  /** Folder of the built site. */
  webDist: string;
}

/** The whole product of one stage. */
export const createAppStack = (app: App, stage: Stage, options: AppStackOptions): Stack => {
  const stack = new Stack(app, `Platewise-${stage.name}`, {
    env: { region: stage.region },
    terminationProtection: stage.keepsData,
    synthesizer: new DefaultStackSynthesizer({ generateBootstrapVersionRule: stage.name !== 'local' }),
  });
  const platform: Platform = {
    stack,
    stage,
    bundles: options.bundles,
    alarms: createAlarms(stack, stage),
  };
  const address = createSiteAddress(stack, stage);
  const accessLogs = createLogBucket(platform);
  const users = createUsers(platform);
  const resources: Resources = {
    ...platform,
    table: createTable(platform),
    photos: createPhotoBucket(platform, address, accessLogs),
    recordings: createRecordingBucket(platform, address, accessLogs),
    signing: createPhotoSigning(platform),
    model: createModelSettings(stack),
    payments: createPaymentSettings(stack),
    users,
    api: createApi(platform, users),
    sockets: createSocketApi(platform),
    foods: createFullFoods(platform, accessLogs),
  };

  addAccount(resources);
  addAccountClosing(resources);
  addAccountSecurity(resources);
  addAchievements(resources, addSocial(resources));
  addAgents(resources);
  addApiTokens(resources);
  addBarcodes(resources);
  addBilling(resources);
  addClientErrors(resources);
  addCoach(resources);
  addCredits(resources);
  addDashboard(resources);
  addDiary(resources);
  addExecutive(resources);
  addExports(resources);
  addFoodEntries(resources);
  addFoods(resources);
  addHealthCheck(resources);
  addHealthReports(resources);
  addImports(resources);
  addInsights(resources);
  addLiveUpdates(resources);
  addMealPlans(resources);
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
  addVoice(resources);
  addWeights(resources);

  const site = createSite(resources, address, accessLogs);
  const siteOrigin = address.originOf(site.distribution.distributionDomainName);
  publishSiteOrigin(platform, siteOrigin);
  deploySite(resources, address, site.bucket, options.webDist, siteOrigin);
  // One machine shows its own figures.
  if (stage.name !== 'local') createDashboard(resources);
  watchConcurrency(platform);
  watchMail(platform);
  warnOfClaims(resources);
  createOutputs(resources, site.distribution, siteOrigin);
  return stack;
};
