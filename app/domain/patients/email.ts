const DOTS = '••••';

/** "a••••@poczta.example": enough for its owner to know it by. */
export function maskedEmail(email: string) {
  const at = email.lastIndexOf('@');
  return at < 1 ? DOTS : `${email.slice(0, 1)}${DOTS}${email.slice(at)}`;
}
