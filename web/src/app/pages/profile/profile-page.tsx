import { useLocation } from 'react-router-dom';
import { ShellPage } from '../../shell/shell-page.tsx';
import { ProfileContent } from './profile-content.tsx';
import { profilePartAt } from './profile-parts.ts';

/** Page of the profile at its own address. */
export const ProfilePage = () => {
  const part = profilePartAt(useLocation().pathname);
  return (
    <ShellPage tab="profile" title={part.label} note={part.purpose}>
      <ProfileContent part={part} />
    </ShellPage>
  );
};
