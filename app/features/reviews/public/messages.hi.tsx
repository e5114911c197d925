import { langOfText } from "~/domain/language/language";
import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  starsOf5: (stars) => `5 में से ${stars} स्टार`,
  outOf5: "स्टार, 5 में से, ",
  stars: (stars) => `${stars} स्टार`,
  nameless: "एक यात्री",
  title: "यात्री क्या कहते हैं",
  sample: "नमूने के रिव्यू",
  asWritten: "हर रिव्यू उसी भाषा में है, जिसमें यात्री ने लिखा।",
  all: (reviews) => `सभी ${reviews}`,
  none: "अभी कोई रिव्यू नहीं। जिन यात्रियों ने यह टूर यहाँ बुक किया, वे यात्रा के बाद रिव्यू लिख सकते हैं।",
  readInFull: "पूरा पढ़ें",
  signed: (name, month) => (
    <span>
      <strong lang={langOfText(name)} className="font-semibold text-ink">
        {name}
      </strong>
      , यात्रा: <Exact>{month}</Exact>
    </span>
  ),
  verified: "पक्की बुकिंग से",
  replyFrom: (company, createdAt, month) => (
    <p className="text-sm text-muted">
      <strong className="font-semibold text-ink">
        <span lang={langOfText(company)}>{company}</span> का जवाब
      </strong>
      ,{" "}
      <time translate="no" dateTime={createdAt}>
        {month}
      </time>
    </p>
  ),
  photographsWith: () => "इस रिव्यू की फ़ोटो",
  photographOf: (index, count) => `फ़ोटो ${index}, कुल ${count}`,
  photographBy: (name, month) => (
    <p className="mt-1 text-sm text-muted">
      <span>फ़ोटो:</span> <span lang={langOfText(name)}>{`${name},`}</span> <Exact>{month}</Exact>
    </p>
  ),
  previous: "पीछे",
  next: "आगे",
  guests: "मेहमानों की फ़ोटो",
  guestsOf: (tour) => `मेहमानों की फ़ोटो: ${tour}`,
  starsAndTitle: (stars, title) => (
    <span>
      <span>{`5 में से ${stars} स्टार: `}</span>
      <span lang={langOfText(title)}>{`“${title}”`}</span>
    </span>
  ),
  morePhotographs: "इस टूर की और फ़ोटो",
  newer: "नई",
  older: "पुरानी",
  page: {
    title: (tour) => `${tour} के रिव्यू`,
    description: (reviews, tour) => `${tour}: इसे बुक करने वाले यात्रियों के ${reviews}।`,
    reviews: "रिव्यू",
    noMatch: "ऐसा कोई रिव्यू नहीं मिला।",
    showAll: (reviews) => `सभी ${reviews} देखें`,
    more: "और रिव्यू",
    first: "पहला पेज",
    search: "रिव्यू में खोजें",
    placeholder: "खाना, गाइड, बच्चे …",
    order: "क्रम",
    sorts: { newest: "सबसे नए", highest: "सबसे ज़्यादा रेटिंग", lowest: "सबसे कम रेटिंग" },
    show: "दिखाएँ",
    onlyStars: (stars) => `सिर्फ़ ${stars} स्टार वाले।`,
    allStars: "सभी स्टार",
  },
};
