/** Firewalls, figures and logs of CloudFront, which is everywhere, are made in this region alone. */
export const EDGE_REGION = 'us-east-1';
