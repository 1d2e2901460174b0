/** "Łódź" -> "Lodz": letters without their marks; ł and đ, which Unicode does not decompose, included. */
export function withoutDiacritics(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁđĐ]/g, (letter) =>
      letter === 'ł' ? 'l' : letter === 'Ł' ? 'L' : letter === 'đ' ? 'd' : 'D',
    );
}
