import { link, paragraphs } from '../../blocks.ts';
import { footerLinks } from '../../footer.ts';
import { navigationItem } from '../../navigation.ts';
import { siteSettings } from '../../site-settings.ts';
import type { FrameTexts } from '../frame.ts';
import { leftToRight } from '../translation.ts';

const social = {
  ...siteSettings.og,
  title: 'سايدغيت: تفضّلوا من الباب الجانبي',
  description: 'جيران وعائلات وبلدات صغيرة، وما يجعل المكان طيّب العيش.',
  keywords: 'الجيران، الشيخوخة في البيت، اليافعون الذين يرعون أهلهم، ما بعد الحرائق، المطابخ المشتركة',
};

/** What stands around the Arabic pages. */
export const ARABIC_FRAME: FrameTexts = {
  navigation: {
    contact: link('اتصلوا بنا', '/ar/اتصل-بنا'),
    items: [
      navigationItem('about', 'من نحن', 'ar/من-نحن', 'مؤسسة صغيرة بدأت بمطبخ مُعار.', [
        ['حكايتنا', 'ar/من-نحن'],
        ['ماذا نفعل', 'ar/ماذا-نفعل'],
        ['سهولة الوصول', 'ar/سهولة-الوصول'],
      ]),
      navigationItem('projects', 'المشاريع', 'ar/المشاريع', 'ما نعمل عليه هذا العام.', [
        ['كل المشاريع', 'ar/المشاريع'],
        ['قبّعتان', 'ar/المشاريع/قبعتان'],
        ['اسأل مرّتين', 'ar/أفكار/اسأل-مرتين'],
      ]),
      navigationItem('news', 'الأخبار', 'ar/الأخبار', 'ما حدث عندنا.', [
        ['كل الأخبار', 'ar/الأخبار'],
        ['المطبخ السادس', 'ar/الأخبار/المطبخ-السادس'],
      ]),
    ],
    commonlySearchedTerms: ['ممرّ', 'عشاء', 'مطبخ', 'حافلة'],
  },
  footer: {
    fieldsHeading: 'قولوا لنا الشارع والحاجة',
    fieldsDescription: 'بأيّ ترتيب. يعاود إنسان الاتصال بكم في اليوم نفسه.',
    socialText: 'معظمها صور حساء',
    contactHeading: 'تفضّلوا من الباب الجانبي',
    contactDetails: paragraphs(
      `<a href="tel:+61255501120">${leftToRight('(02) 5550 1120')}</a>`,
      '<a href="mailto:hello@sidegate.example">hello@sidegate.example</a>',
    ),
    locations: [
      { key: 'hollis-street', name: 'شارع هوليس', address: '12 شارع هوليس، فوق المغسلة' },
      { key: 'corrow-valley', name: 'وادي كورو', address: 'مكتب البريد القديم، شارع ريدج' },
      { key: 'port-ansell', name: 'بورت أنسل', address: 'علّية الشباك، زقاق سوق السمك' },
    ],
    sitemap: [
      {
        key: 'organisation',
        heading: 'سايدغيت',
        links: footerLinks('organisation', [
          ['من نحن', 'ar/من-نحن'],
          ['ماذا نفعل', 'ar/ماذا-نفعل'],
          ['المشاريع', 'ar/المشاريع'],
        ]),
      },
      {
        key: 'now',
        heading: 'الآن',
        links: footerLinks('now', [
          ['الأخبار', 'ar/الأخبار'],
          ['اسأل مرّتين', 'ar/أفكار/اسأل-مرتين'],
          ['اتصلوا بنا', 'ar/اتصل-بنا'],
        ]),
      },
    ],
    actions: footerLinks('action', [
      ['ادعونا إليكم', 'ar/اتصل-بنا'],
      ['تعرّفوا إلى المطبخ السادس', 'ar/الأخبار/المطبخ-السادس'],
    ]),
    copyright: '© سايدغيت. انسخوا نصوصنا وصورنا، واذكروا من أين أخذتموها.',
    declarations: paragraphs(
      'تعمل سايدغيت على أراضي كثير من شعوب أستراليا الأولى. نُعرب عن احترامنا لشيوخهم، من مضى منهم ومن هو بيننا، ولكل من رعى هذه الوديان والأنهار قبل أول جدول مناوبة لنا بزمن طويل.',
    ),
    items: footerLinks('small', [
      ['الخصوصية', 'ar/الخصوصية'],
      ['سهولة الوصول', 'ar/سهولة-الوصول'],
    ]),
  },
  siteSettings: {
    title: 'سايدغيت',
    description:
      'تعمل سايدغيت مع الجيران والعائلات والبلدات الصغيرة: وجبات، وممرّات، وتوصيلات إلى المدينة، وأسيجة تُقام بعد الحريق.',
    keywords: social.keywords,
    og: social,
    twitter: social,
  },
  banner: {
    text: 'افتُتح المطبخ السادس: بورت أنسل، علّية الشباك، أيام الثلاثاء والخميس والسبت من الرابعة عصرًا.',
  },
  acknowledgementBox: {
    text: 'نعيش ونعمل على أراضي كثير من شعوب أستراليا الأولى، ونُعرب عن احترامنا لشيوخهم، من مضى منهم ومن هو بيننا. لقد رُعي هذا المكان قبل مجيئنا بزمن طويل.',
  },
};
