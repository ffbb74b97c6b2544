import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import type { ProfilePart } from './profile-parts.ts';
import { ProfileNav } from './profile-nav.tsx';
import { useSectionLink } from './use-section-link.ts';
import classes from './profile-content.module.css';

const contents: Readonly<Record<ProfilePart['id'], ComponentType>> = {
  profile: lazyComponent(async () => (await import('./parts/details-part.tsx')).DetailsPart),
  privacy: lazyComponent(async () => (await import('./parts/privacy-part.tsx')).PrivacyPart),
  notifications: lazyComponent(
    async () => (await import('./parts/notifications-part.tsx')).NotificationsPart,
  ),
  security: lazyComponent(async () => (await import('./parts/security-part.tsx')).SecurityPart),
  billing: lazyComponent(async () => (await import('./parts/billing-part.tsx')).BillingPart),
  data: lazyComponent(async () => (await import('./parts/data-part.tsx')).DataPart),
  api: lazyComponent(async () => (await import('./parts/api-part.tsx')).ApiPart),
};

/** A page of the profile with the navigation to the other ones. */
export const ProfileContent = ({ part }: { part: ProfilePart }) => {
  useSectionLink(part);
  const Content = contents[part.id];
  return (
    <div className={classes.content}>
      <ProfileNav current={part} />
      <Suspense key={part.id} fallback={<PageSpinner />}>
        <Content />
      </Suspense>
    </div>
  );
};
