import { invisible } from "./characters";

/** The one reader of names of people, and the one way to write a name in two parts as one. */

/** Scripts in which a joiner between two letters changes how they are drawn. */
const joining =
  "[\\p{sc=Arab}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Mymr}\\p{sc=Khmr}\\p{sc=Mong}\\p{sc=Syrc}]";
const beforeJoiner = new RegExp(`${joining}$`, "u");
const afterJoiner = new RegExp(`^${joining}`, "u");
/** The last letter of a Malayalam name may be a consonant, a virama and a joiner. */
const chillu = /\u0D4D$/;

/**
 * Returns a name in NFC with single spaces and without invisible marks. U+200C and U+200D stay where they shape letters. Digits stay in
 * their script.
 */
export function readName(text: string): string {
  return withoutInvisible(text.normalize("NFC"))
    .replaceAll(/[\p{Zs}\t]+/gu, " ")
    .trim();
}

/** Leaves out the marks that nobody sees, but for U+200C and U+200D where they shape letters. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, (mark, at: number) => {
    if (mark !== "\u200C" && mark !== "\u200D") return "";
    const [before, after] = [text.slice(0, at).slice(-2), text.slice(at + 1, at + 3)];
    return beforeJoiner.test(before) && (afterJoiner.test(after) || chillu.test(before)) ? mark : "";
  });
}

/** Returns a first and last name as one; a person with one name, who entered it twice, has it once. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  return first.toLowerCase() === last.toLowerCase() ? first : `${first} ${last}`.trim();
}

/** Splits a name into two fields: the last word is the last name, and a single one both. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? "";
  return { firstName: words.slice(0, -1).join(" ") || last, lastName: last };
}

/** Top-level domains that mail programs link, apart from those of countries. */
const domains =
  "com|net|org|edu|gov|mil|int|info|biz|xyz|online|site|shop|store|app|dev|top|club|live|icu|vip|pro|tech|cloud|click|link|work|world|life|fun|space|website|email|news|blog|page|zip|mov|mobi|name|tel|asia|travel|tours|example|test|agency|digital|group|media|network|center|services|solutions|today|support|company|finance|money|bank|loan|win|bid|buzz|cyou|rest|monster|quest|wiki|moe|ink|art|lol|host|press|social|chat|video|games|download|review|reviews|science|party|date|trade|webcam|men|gle|goog|google|amazon";
const countries =
  "ac ad ae af ag ai al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw";
const others =
  "भारत|भारतम्|भारोत|ভারত|ভাৰত|ਭਾਰਤ|ભારત|ଭାରତ|இந்தியா|భారత్|ಭಾರತ|ഭാരതം|بھارت|بارت|ڀارت|рф|中国|xn--[a-z0-9-]+";
const webAddress = new RegExp(
  `(?:^|[^\\p{L}\\p{M}\\p{N}])[\\p{L}\\p{M}\\p{N}-]{2,}(?:\\.[\\p{L}\\p{M}\\p{N}-]+)*\\.(?:${domains}|${countries.replaceAll(" ", "|")}|${others})(?![\\p{L}\\p{M}\\p{N}-])`,
  "iu",
);

/**
 * Returns true for text that mail programs and PDF readers turn into a link. A dot alone is none, "Md.Rafiq", nor is a single slash,
 * "Ravi s/o Mohan".
 */
export function readsAsLink(text: string): boolean {
  const plain = text.normalize("NFKC").replaceAll("。", ".");
  return /@|\/\/|\\\\|www\.|\.\p{L}{2,}\/|\.\d+\.\d+\./iu.test(plain) || webAddress.test(plain);
}
