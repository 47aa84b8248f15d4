/** The members of the team who have a page, as filters choose them. */
export const TEAM = [
  'about-team-noor-haddad-quill',
  'about-team-bernie-maddox',
  'about-team-josie-trembath',
  'about-team-lorcan-whitely',
  'about-team-asha-vellore',
  'about-team-mele-faleafa-ross',
  'about-team-jun-okada-price',
];
