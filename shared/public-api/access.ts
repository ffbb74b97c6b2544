/** Access to routes for personal tokens: reading, and writing, which includes reading. */
export const reads = { auth: 'token', feature: 'api_access', scope: 'read' } as const;
export const writes = { ...reads, scope: 'write' } as const;
