import type { CataloguedError } from './catalogued-error.ts';

/** Errors of the workspace of the business agents: leads, tasks, calendar, documents and templates. */
export const workspaceErrors = {
  LEAD_NOT_FOUND: { status: 404, message: 'This lead no longer exists.' },
  SDR_TASK_NOT_FOUND: { status: 404, message: 'This task no longer exists.' },
  EVENT_NOT_FOUND: { status: 404, message: 'This event is no longer on your calendar.' },
  ACTIVITY_NOT_FOUND: { status: 404, message: 'This task no longer exists.' },
  DOCUMENT_NOT_FOUND: { status: 404, message: 'This document no longer exists.' },
  TEMPLATE_NOT_FOUND: { status: 404, message: 'This template no longer exists.' },
  LEAD_EXISTS: { status: 409, message: 'You already have a lead with this email address.' },
  LEAD_DO_NOT_CONTACT: {
    status: 409,
    message: 'This person asked not to be contacted. Allow contact again with a reason first.',
  },
  LEAD_ON_HOLD: {
    status: 409,
    message: 'This lead’s last message says not to write now. Allow contact again with a reason first.',
  },
  LEAD_CHANGED: {
    status: 409,
    message: 'This lead was changed in another tab. Check it and save again.',
  },
  TOO_MANY_LEAD_VIEWS: { status: 409, message: 'You already have 20 saved views. Delete one first.' },
  TOO_MANY_LEADS: { status: 409, message: 'You already have 2,000 leads. Delete some first.' },
  TOO_MANY_TASKS: {
    status: 409,
    message: 'You already have 5,000 tasks and notes. Delete some first.',
  },
  TOO_MANY_DOCUMENTS: { status: 409, message: 'You already have 1,000 documents. Delete some first.' },
  TOO_MANY_TEMPLATES: { status: 409, message: 'You already have 50 templates. Delete one first.' },
  DOCUMENT_CHANGED: {
    status: 409,
    message: 'This document was changed in another tab. Your changes are still here.',
  },
  CALENDAR_FULL: {
    status: 409,
    message: 'Your calendar has no free slot in the next four weeks. Choose a time, or free up one.',
  },
} as const satisfies Record<string, CataloguedError>;
