import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ProfilePart, profileParts } from './profile-parts.ts';

/** Calls back with the element as soon as it is in the page. @returns function that stops waiting */
const onceRendered = (id: string, act: (element: HTMLElement) => void): (() => void) => {
  const find = (): boolean => {
    const element = document.getElementById(id);
    if (element) act(element);
    return element !== null;
  };
  const observer = new MutationObserver(() => {
    if (find()) observer.disconnect();
  });
  if (!find()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Follows a link to a section, such as `#reminders`: opens the page that contains it and scrolls there. */
export const useSectionLink = (part: ProfilePart): void => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const section = hash.slice(1);
  const home = profileParts.find(({ sections }) => sections.includes(section));
  useEffect(() => {
    if (home === undefined) return undefined;
    if (home !== part) return void navigate({ pathname: home.path, hash }, { replace: true });
    return onceRendered(section, (element) => element.scrollIntoView());
  }, [home, part, hash, section, navigate]);
};
