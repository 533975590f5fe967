import type { BookText } from './types.ts'

export const sayItClearly: BookText = {
  book: 'Say It Clearly: English Sounds for Bengali Speakers',
  chapters: [
    {
      title: 'Ship and sheep',
      blocks: [
        'Listen to two words. Ship. Sheep. Once more. Ship. Sheep. The first vowel is short and loose. The second is long, and the lips spread as if you were smiling.',
        'In Bengali, a short and a long vowel are written with different letters, but most people say them alike. In English the difference can change the meaning. A ship sails on the sea. A sheep eats grass.',
        'Say these after me. Sit. Seat. Fill. Feel. Live. Leave. Now a sentence with both. Please sit in this seat. And another. They live here, but they leave today.',
        'Here is a small test. I will say one word, and you decide which picture fits. Ship. Did you see the sea, or the grass? If you saw the sea, your ear is ready. Now let your tongue follow.',
      ],
    },
    {
      title: 'Van and ban, fan and pan',
      blocks: [
        'Put your upper teeth softly on your lower lip and let the air pass. You get the first sound of fan. Do the same again, but now let your voice hum. You get the first sound of van. Your lip should tickle.',
        'For ban and pan the teeth do nothing. Both lips close, and then they open quickly. Listen. Van. Ban. Very. Berry. Vest. Best. Fan. Pan. Fast. Past.',
        'Many of us say these pairs alike, because the Bengali letters that we use for them are said with both lips. A mirror is your best teacher here. When you say very, you must see your teeth. When you say berry, you must not.',
        'Now say this slowly, and then a little faster. Five brave boys waved from a very big van.',
      ],
    },
    {
      title: 'Think, this, and the strong beat',
      blocks: [
        'Let the tip of your tongue touch the edge of your upper teeth, and blow. Think. Thank. Three. Now do the same and hum. This. That. Mother. The air must keep flowing. If it stops, think turns into tink, and this turns into dis.',
        'Next, hear how buzzing changes a word. Price. Prize. Rice. Rise. Put a hand on your throat. With prize and rise you can feel it hum to the end.',
        'At last, the strong beat. A long English word has one part that is louder and longer. Teacher is strong at the beginning. Hotel is strong at the end. Banana is strong in the middle. Say them and tap the table on the strong part. Teacher. Hotel. Banana. If the beat is right, people will understand you at once.',
      ],
    },
  ],
}
