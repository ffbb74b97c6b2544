import { cancelPage, resume } from './cancel-page.ts';
import { cardPage } from './card-page.ts';
import { changePage, plansPage } from './change-pages.ts';
import { aimOf } from './clock-strip.ts';
import { messagePage, type PageAnswer, redirect } from './page.ts';
import { portalHome } from './portal-home.ts';
import { type PortalVisit, portalVisitOf } from './portal-visit.ts';
import type { Desk, Visit } from './visit.ts';

/** Returns the page of a link's flow, which is shown first until it is completed. */
const flowPage = ({ session, home }: PortalVisit): string | undefined => {
  const { flow } = session;
  if (!flow) return undefined;
  const price = flow.subscription_update_confirm?.items[0]?.price;
  if (price) return `${home}/change?price=${price}`;
  const pages: Record<string, string> = {
    subscription_cancel: 'cancel',
    subscription_update: 'plans',
    payment_method_update: 'card',
  };
  return `${home}/${pages[flow.type] ?? ''}`;
};

const ofPlan = (desk: Desk, portal: PortalVisit, visit: Visit): PageAnswer | undefined => {
  const [, , part] = visit.path;
  const { subscription, configuration, home } = portal;
  const { subscription_update: update, subscription_cancel: cancel } = configuration.features;
  if (!subscription || subscription.status === 'canceled')
    return messagePage(404, 'There is no plan', 'It has ended or not started yet.', home);
  if (subscription.schedule !== null)
    return messagePage(409, 'A change is scheduled', 'Change this plan where it was scheduled.', home);
  if (part === 'plans' && update.enabled && visit.method === 'GET')
    return plansPage(desk, portal, subscription);
  if (part === 'change' && update.enabled) return changePage(desk, portal, subscription, visit);
  if (part === 'cancel' && cancel.enabled) return cancelPage(desk, portal, subscription, visit);
  if (part === 'resume' && visit.method === 'POST') return resume(desk, portal, subscription);
  return undefined;
};

const moveClock = (desk: Desk, portal: PortalVisit, name: string): PageAnswer => {
  const to = aimOf(desk.stripeStore, portal, name);
  if (to !== undefined) desk.advance(to);
  return redirect(`${portal.home}?done=moved`);
};

/** Serves `p/SESSION` and the pages below it. */
export const portalPages = (desk: Desk, visit: Visit): PageAnswer | undefined => {
  const [, id = '', part] = visit.path;
  const portal = portalVisitOf(desk.stripeStore, id);
  if (!portal) return undefined;
  if (portal.isOver)
    return messagePage(
      410,
      'This link has expired',
      'Open billing again from the product.',
      portal.session.return_url,
    );
  if (part === undefined) {
    const done = visit.query.get('done');
    const flow = done === null ? flowPage(portal) : undefined;
    return flow === undefined ? portalHome(desk.stripeStore, portal, desk.tokens, done) : redirect(flow);
  }
  if (part === 'card' && portal.configuration.features.payment_method_update.enabled)
    return cardPage(desk, portal, visit);
  if (part === 'clock' && visit.method === 'POST') return moveClock(desk, portal, visit.form['to'] ?? '');
  return ofPlan(desk, portal, visit);
};
