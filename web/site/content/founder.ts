/** Who is named as the founder (decision D15): a name once there is one to name. */
export const FOUNDER = 'the Platewise team';
export const LOCATION = 'New York';
